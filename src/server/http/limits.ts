import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { busy, refusal, refuse } from './refusal.ts'
import { refuseVisit } from './refuse-visit.ts'

const maxQueryLength = 4096
const maxBodyBytes = 1_000_000
/** The time limit of a request. */
export const maxDurationMs = 25_000

const limitBody = bodyLimit({
  maxSize: maxBodyBytes,
  onError: (context) => refuse(context, refusal('TOO_LARGE', 'The body of the request is larger than 1 MB.')),
})
/** A request without a body is spared the creation of a whole Request, in which `bodyLimit` looks for the body. */
const bodies: MiddlewareHandler = (context, next) =>
  ['GET', 'HEAD'].includes(context.req.method) ? next() : limitBody(context, next)

/**
 * Limits the size and time of a request: a target over 4 kB or a body over 1 MB is 413, an answer that takes more than
 * 25 s is 503, which is earlier than the client's own limit of 30 s (docs/wire.md#bounds). A target that cannot be
 * decoded is 400.
 */
export const limits =
  (milliseconds = maxDurationMs): MiddlewareHandler =>
  async (context, next) => {
    const target = context.req.url
    if (target.length > maxQueryLength) {
      return refuse(context, refusal('TOO_LARGE', 'The address of the request is too long. Shorten the query.'))
    }
    if (!decodes(target)) {
      return refuse(context, refusal('BAD_REQUEST', 'The address of the request is not valid.'))
    }
    let timer: NodeJS.Timeout | undefined
    const tooLate = new Promise<'late'>((resolve) => {
      timer = setTimeout(() => resolve('late'), milliseconds)
    })
    const outcome = await Promise.race([bodies(context, next), tooLate]).finally(() => clearTimeout(timer))
    return outcome === 'late' ? refuseVisit(context, busy()) : (outcome ?? undefined)
  }

/** Whether the target is short enough and can be decoded. */
export const isReadable = (target: string): boolean => target.length <= maxQueryLength && decodes(target)

function decodes(text: string): boolean {
  try {
    return !decodeURIComponent(text).includes('\u0000')
  } catch {
    return false
  }
}
