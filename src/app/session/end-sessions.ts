import { apiBase } from '#cache/answer.ts'
import { readEndings } from '#offline/endings.ts'
import { sendWhenPossible } from '#sync/send-when-possible.ts'

/**
 * Ends on the server, as soon as it is reachable, the sessions that were logged out here while offline. The code for
 * this is loaded only where such a session exists.
 */
export const endSessionsWhenPossible = (): void =>
  sendWhenPossible(async () => {
    if ((await readEndings()).length === 0) return { isLeft: false }
    return {
      isLeft: await import('#offline/end-tokens.ts').then(({ endTokens }) => endTokens(apiBase)).catch(() => true),
    }
  }).start()
