import * as v from 'valibot'
import { logout, refreshToken } from '#contract/account/session-calls.ts'
import type { Token } from '#contract/account/token.ts'
import { attempt, type Failure, type Outcome } from '../call.ts'
import { commandFields, type NewCommand, phoneOwner } from '../command.ts'
import type { Domain, Sender } from '../domain.ts'

const tokens = v.object({ access_token: v.string(), refresh_token: v.string() })
export const logoutCommand = v.object({ ...commandFields, domain: v.literal('logouts'), input: tokens })
/** The sign-in of somebody who has logged out on this phone is to end on the server (docs/product.md#sessions). */
export type LogoutCommand = v.InferOutput<typeof logoutCommand>

/** The command that ends a sign-in; it belongs to the phone, so that nobody who signs in later meets it. */
export const logoutOf = ({ access_token, refresh_token }: Pick<Token, 'access_token' | 'refresh_token'>, at: number) =>
  ({ shopper: phoneOwner, regionId: 0, at, input: { access_token, refresh_token } }) satisfies NewCommand<LogoutCommand>

/** Pending logouts: one call each, with the tokens of the command, whoever is signed in now. */
export const logoutsDomain: Domain<LogoutCommand> = {
  name: 'logouts',
  shape: logoutCommand,
  isOfPhone: true,
  isRepeatable: true,
  keepsRefusals: false,
  coalesce: (waiting) => waiting,
  sizeOf: () => 1,
  async send({ key, commands }, sender) {
    const [command] = commands
    const outcome = command && (await end(command.input, key, sender))
    if (!outcome || outcome.ok) return { ok: true, at: outcome?.at ?? Date.now() }
    return isEnded(outcome.failure) ? { ok: true, at: Date.now() } : { ok: false, failure: outcome.failure }
  },
}

/** The shop no longer takes the tokens: the sign-in has ended. A captive portal's page, or a shop that is busy, has ended nothing. */
const isEnded = (failure: Failure): boolean => failure.kind === 'refused' && [401, 403].includes(failure.status)

/**
 * Logs out. An ended access token cannot: the sign-in lives on by its refresh token, so the pair is renewed, and the new pair logs out.
 * Where that answer is lost, the refresh token that is sent again is a used one, which ends the sign-in. `attempt` reports to nobody:
 * a 401 of a person who left is no loss of the session of now.
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
