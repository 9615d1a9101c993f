import { randomBytes } from 'node:crypto'
import { sentences } from '#contract/account/sentences.ts'
import { type Token, tokenSeconds } from '#contract/account/token.ts'
import { type AccountRow, findById, writeLeaving } from '../account/account-store.ts'
import type { Tables } from '../database/database.ts'
import { type Refusal, refusal } from '../http/refusal.ts'
import { tracesOf } from '../invitation/invitation-rules.ts'
import { writeTraces } from '../invitation/invitation-store.ts'
import { hashToken, keyedHash, randomToken } from './secrets.ts'
import { endOneSession, grace, insertSession, renewSession, repeatRenewal, takeRefresh } from './session-store.ts'

const day = 86_400_000
/** The lifetime of an unused sign-in: a shopper who was offline for weeks stays signed in. */
const life = 90 * day
const timesFrom = (now: Date) => ({
  now,
  accessEnds: new Date(now.getTime() + tokenSeconds * 1000),
  ends: new Date(now.getTime() + life),
})
const disabled = () => refusal('ACCOUNT_DISABLED', sentences.ACCOUNT_DISABLED)
const ended = () => refusal('REFRESH_ENDED', sentences.REFRESH_ENDED)

type Pair = { readonly access: string; readonly refresh: string }

const tokenOf = (account: AccountRow, { access, refresh }: Pair): Token => ({
  access_token: access,
  token_type: 'bearer',
  refresh_token: refresh,
  expires_in: tokenSeconds,
  pic: account.avatar_url ?? '',
  userId: account.user_id,
  nickName: account.nick_name,
  enabled: account.is_enabled,
})

/**
 * Signs an account in on a device, which is a browser with its user agent and its random id. A sign-in cancels a
 * pending deletion of the account; a disabled account is refused.
 */
export async function openSession(
  tables: Tables,
  account: AccountRow,
  { userAgent, deviceId }: { readonly userAgent: string | undefined; readonly deviceId?: string | undefined },
  now: Date,
): Promise<Token | Refusal> {
  if (!account.is_enabled) return disabled()
  if (account.leaves_at) await writeLeaving(tables, account.account_id, null)
  const pair = { access: randomToken(), refresh: randomToken() }
  const session = {
    sessionId: randomBytes(12).toString('base64url'),
    accountId: account.account_id,
    accessHash: hashToken(pair.access),
    refreshHash: hashToken(pair.refresh),
    device: (userAgent ?? '').replace(/[^\x20-\x7e]/g, '').slice(0, 200),
  }
  await insertSession(tables, session, timesFrom(now))
  await writeTraces(tables, account.account_id, tracesOf({ mail: account.mail, mobile: account.mobile, deviceId }), now)
  return tokenOf(account, pair)
}

/**
 * Exchanges a refresh token for a new pair. A repeat gets the same pair until the pair is used, because the answer may
 * have been lost. After that, a repeat within two minutes of the exchange is a late duplicate and changes nothing; a
 * later repeat ends the sign-in, because one of the two holders is a thief (docs/wire.md#refresh).
 */
export async function refreshSession(tables: Tables, refresh: string, now: Date): Promise<Token | Refusal> {
  const usedHash = hashToken(refresh)
  const known = await takeRefresh(tables, usedHash, now)
  if (!known) return ended()
  const repeated = known.used_at && unusedSuccessor(refresh, known)
  if (known.used_at && !repeated) {
    if (now.getTime() - known.used_at.getTime() < grace) return refusal('REFRESH_USED', sentences.REFRESH_USED)
    await endOneSession(tables, known.account_id, known.session_id)
    return ended()
  }
  const account = await findById(tables, known.account_id)
  if (!account || account.leaves_at) return ended()
  if (!account.is_enabled) return disabled()
  if (repeated) {
    await repeatRenewal(tables, known.session_id, usedHash, timesFrom(now))
    return tokenOf(account, repeated)
  }
  const salt = randomToken()
  const pair = successorOf(refresh, salt)
  const renewal = { accessHash: hashToken(pair.access), refreshHash: hashToken(pair.refresh), usedHash, salt }
  await renewSession(tables, known.session_id, renewal, timesFrom(now))
  return tokenOf(account, pair)
}

/**
 * The pair that a refresh token is exchanged for. The pair cannot be derived from the salt alone, which the database
 * holds, nor from the refresh token alone, which a thief may hold.
 */
const successorOf = (refresh: string, salt: string): Pair => ({
  access: keyedHash(refresh, `access ${salt}`),
  refresh: keyedHash(refresh, `refresh ${salt}`),
})

/** The pair that this refresh token was exchanged for; null if the pair is used, or if a newer pair exists. */
function unusedSuccessor(refresh: string, session: { access_hash: string; renewal_salt: string | null }): Pair | null {
  const pair = session.renewal_salt === null ? null : successorOf(refresh, session.renewal_salt)
  return pair && hashToken(pair.access) === session.access_hash ? pair : null
}
