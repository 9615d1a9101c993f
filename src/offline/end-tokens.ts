import { logout } from '../contract/account/session-calls.ts'
import { attempt } from './call.ts'
import { dropEnding, readEndings } from './endings.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { lockNames } from './store-names.ts'

/**
 * Has the shop end the tokens of those who logged out on this phone (spec §4); true where one waits for a better moment.
 * Whatever the shop answers, it is over: a token that it refuses has ended. Nobody watches these calls: a 401 of
 * somebody who left is no loss of who is signed in now.
 */
export const endTokens = (base: string, signal?: AbortSignal): Promise<boolean> =>
  oneAtATime(lockNames.endings, async () => {
    let isLeft = false
    for (const [key, token] of await readEndings()) {
      const outcome = await attempt(logout, {}, { base, token, signal })
      if (outcome.ok || 'status' in outcome.failure) await dropEnding(key)
      else isLeft = true
    }
    return isLeft
  })
