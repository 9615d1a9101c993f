import { apiBase } from '#cache/answer.ts'
import { readEndings } from '#offline/endings.ts'
import { sendWhenPossible } from '#sync/send-when-possible.ts'

/** Ends on the server, as soon as it can be told, the sign-ins of those who logged out here without a network. Its code is fetched where there is one. */
export const endSessionsWhenPossible = (): void =>
  sendWhenPossible(async () => {
    if ((await readEndings()).length === 0) return { isLeft: false }
    return {
      isLeft: await import('#offline/end-tokens.ts').then(({ endTokens }) => endTokens(apiBase)).catch(() => true),
    }
  }).start()
