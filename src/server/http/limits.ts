import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { refuse } from './refusal.ts'
import { refusal } from './serve.ts'

const mostQueryCharacters = 4096
const mostBodyBytes = 1_000_000
const mostMilliseconds = 25_000

const bodies = bodyLimit({
  maxSize: mostBodyBytes,
  onError: (context) => refuse(context, refusal('TOO_LARGE', 'The body of the request is larger than 1 MB.')),
})

/**
 * Bounds a request in size and time: a target over 4 kB or a body over 1 MB is 413, an answer that takes more than
 * 25 s is 503, before the client's own 30 s (docs/wire.md#conventions) are over. A target that does not decode is 400.
 */
export const limits =
  (milliseconds = mostMilliseconds): MiddlewareHandler =>
  async (context, next) => {
    const target = context.req.url
    if (target.length > mostQueryCharacters) {
      return refuse(context, refusal('TOO_LARGE', 'The address of the request is too long. Shorten the query.'))
    }
    if (!decodes(target)) {
      return refuse(context, refusal('BAD_REQUEST', 'The address of the request is not valid.'))
    }
    let timer: NodeJS.Timeout | undefined
    const tooLate = new Promise<'late'>((resolve) => {
      timer = setTimeout(() => resolve('late'), milliseconds)
    })
    const outcome = await Promise.race([bodies(context, next), tooLate])
    clearTimeout(timer)
    return outcome === 'late'
      ? refuse(context, refusal('BUSY', 'The shop is busy. Try again in a moment.'))
      : (outcome ?? undefined)
  }

/** Whether an address is one that the mall reads at all: short enough, and it decodes. */
export const isReadable = (target: string): boolean => target.length <= mostQueryCharacters && decodes(target)

function decodes(text: string): boolean {
  try {
    return !decodeURIComponent(text).includes('\u0000')
  } catch {
    return false
  }
}
