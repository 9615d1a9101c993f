import { logout, refreshToken } from '#contract/account/session-calls.ts'
import { attempt, type Outcome } from './call.ts'
import { dropEnding, type Ending, readEndings } from './endings.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { lockNames } from './store-names.ts'

/**
 * Has the shop end the sign-ins of those who logged out on this phone (docs/product.md#sessions); true where one waits
 * for a better moment. Nobody watches these calls: a 401 of somebody who left is no loss of who is signed in now.
 */
export const endTokens = (base: string, signal?: AbortSignal): Promise<boolean> =>
  oneAtATime(lockNames.endings, async () => {
    let isLeft = false
    for (const [key, ending] of await readEndings()) {
      const outcome = await end(ending, base, signal)
      // Whatever the shop answers, it is over: what it refuses has ended.
      if (outcome.ok || 'status' in outcome.failure) await dropEnding(key)
      else isLeft = true
    }
    return isLeft
  })

/**
 * Logs out. An access token that had ended does not: the sign-in lives on by its refresh token, so it is renewed, to be
 * ended by the pair that comes. Where that answer is lost, the token asked for again is a used one, which ends the sign-in.
 */
async function end(
  { access_token: token, refresh_token }: Ending,
  base: string,
  signal: AbortSignal | undefined,
): Promise<Outcome<unknown>> {
  const outcome = await attempt(logout, {}, { base, token, signal })
  const isRefused = !outcome.ok && 'status' in outcome.failure && outcome.failure.status === 401
  if (!isRefused) return outcome
  const renewed = await attempt(refreshToken, {}, { base, body: { refresh_token }, signal })
  return renewed.ok ? attempt(logout, {}, { base, token: renewed.value.access_token, signal }) : renewed
}
