import * as v from 'valibot'
import { logout, refreshToken } from '#contract/account/session-calls.ts'
import type { Token } from '#contract/account/token.ts'
import { commandFields, type NewCommand, phoneOwner } from '#offline/outbox/command.ts'
import type { Domain, Sender } from '#offline/outbox/domain.ts'
import { attempt, type Failure, type Outcome } from '../call.ts'

const tokens = v.object({ access_token: v.string(), refresh_token: v.string() })
const logoutCommand = v.object({ ...commandFields, domain: v.literal('logouts'), input: tokens })
/** Ends the session of a shopper who logged out on this phone (docs/product.md#sessions). */
export type LogoutCommand = v.InferOutput<typeof logoutCommand>

/** Creates the command that ends a session. The command belongs to the phone, so that no later shopper sees it. */
export const logoutOf = ({ access_token, refresh_token }: Pick<Token, 'access_token' | 'refresh_token'>, at: number) =>
  ({ shopper: phoneOwner, regionId: 0, at, input: { access_token, refresh_token } }) satisfies NewCommand<LogoutCommand>

/** Pending logouts. Each is one call with the tokens in the command, regardless of the signed-in shopper. */
export const logoutsDomain: Domain<LogoutCommand> = {
  name: 'logouts',
  shape: logoutCommand,
  isOfPhone: true,
  isRepeatable: true,
  showsRefusals: false,
  changedPaths: [],
  coalesce: (unsent) => unsent,
  sizeOf: () => 1,
  async send({ key, commands: [{ input }] }, sender) {
    const outcome = await end(input, key, sender)
    if (outcome.ok) return { ok: true, at: outcome.at }
    return isEnded(outcome.failure) ? { ok: true, at: Date.now() } : { ok: false, failure: outcome.failure }
  },
}

/**
 * The server no longer accepts the tokens, so the session has ended. The page of a captive portal and a busy server do
 * not end a session.
 */
const isEnded = (failure: Failure): boolean => failure.kind === 'refused' && [401, 403].includes(failure.status)

/**
 * Logs out. The call needs a valid access token, so an expired one is renewed first: otherwise the session would live
 * on by its refresh token. If the answer to the renewal is lost, the repeated renewal gets the same pair of tokens.
 * `attempt` is not reported to the watchers, because a 401 of this session says nothing about the current one.
 */
async function end(
  { access_token: token, refresh_token }: LogoutCommand['input'],
  key: string,
  { base, signal }: Sender,
): Promise<Outcome<unknown>> {
  const outcome = await attempt(logout, {}, { base, token, signal })
  const isRefused = !outcome.ok && 'status' in outcome.failure && outcome.failure.status === 401
  if (!isRefused) return outcome
  const renewed = await attempt(refreshToken, {}, { base, body: { refresh_token }, key, signal })
  return renewed.ok ? attempt(logout, {}, { base, token: renewed.value.access_token, signal }) : renewed
}
