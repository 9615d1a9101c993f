import { randomBytes } from 'node:crypto'
import { sentences } from '#contract/account/sentences.ts'
import { type Token, tokenSeconds } from '#contract/account/token.ts'
import { type AccountRow, findById, writeLeaving } from '../account/account-store.ts'
import type { Tables } from '../database/database.ts'
import { type Refusal, refusal } from '../http/refusal.ts'
import { hashOfWord, secretWord } from './secrets.ts'
import { endOneSession, insertSession, isFollowerUsed, renewSession, takeRefresh } from './session-store.ts'

const day = 86_400_000
/** The lifetime of an unused sign-in: a shopper who was offline for weeks stays signed in. */
const life = 90 * day
/**
 * The time, in ms, for which running requests may use the previous token, and within which a lost answer may be
 * requested again.
 */
const grace = 120_000

const timesFrom = (now: Date) => ({
  now,
  accessEnds: new Date(now.getTime() + tokenSeconds * 1000),
  ends: new Date(now.getTime() + life),
})
const disabled = () => refusal('ACCOUNT_DISABLED', sentences.ACCOUNT_DISABLED)
const ended = () => refusal('REFRESH_ENDED', sentences.REFRESH_ENDED)

const tokenOf = (account: AccountRow, access: string, refresh: string): Token => ({
  access_token: access,
  token_type: 'bearer',
  refresh_token: refresh,
  expires_in: tokenSeconds,
  pic: account.avatar_url ?? '',
  userId: account.user_id,
  nickName: account.nick_name,
  enabled: account.is_enabled,
})

/** Signs an account in on a device. A sign-in cancels a pending deletion; a disabled account is refused. */
export async function openSession(
  tables: Tables,
  account: AccountRow,
  device: string | undefined,
  now: Date,
): Promise<Token | Refusal> {
  if (!account.is_enabled) return disabled()
  if (account.leaves_at) await writeLeaving(tables, account.account_id, null)
  const [access, refresh] = [secretWord(), secretWord()]
  const session = {
    sessionId: randomBytes(12).toString('base64url'),
    accountId: account.account_id,
    accessHash: hashOfWord(access),
    refreshHash: hashOfWord(refresh),
    device: (device ?? '').replace(/[^\x20-\x7e]/g, '').slice(0, 200),
  }
  await insertSession(tables, session, timesFrom(now))
  return tokenOf(account, access, refresh)
}

/**
 * Exchanges a refresh token for a new pair. A second use ends the sign-in, because one of the two holders is a thief.
 * After a lost answer, the same flight (its Idempotency-Key) may ask again within two minutes.
 */
export async function refreshSession(
  tables: Tables,
  refresh: string,
  flight: string | undefined,
  now: Date,
): Promise<Token | Refusal> {
  const usedHash = hashOfWord(refresh)
  const known = await takeRefresh(tables, usedHash, now)
  if (!known) return ended()
  const usedWith = flight ? hashOfWord(flight) : null
  if (known.used_at) {
    const isSameFlight =
      usedWith !== null && usedWith === known.used_with && now.getTime() - known.used_at.getTime() <= grace
    if (!isSameFlight || (await isFollowerUsed(tables, usedHash))) {
      await endOneSession(tables, known.account_id, known.session_id)
      return ended()
    }
  }
  const account = await findById(tables, known.account_id)
  if (!account || account.leaves_at) return ended()
  if (!account.is_enabled) return disabled()
  const [access, next] = [secretWord(), secretWord()]
  const renewal = {
    accessHash: hashOfWord(access),
    refreshHash: hashOfWord(next),
    usedHash,
    usedWith,
    lastAccessEnds: new Date(now.getTime() + grace),
  }
  await renewSession(tables, known.session_id, renewal, timesFrom(now))
  return tokenOf(account, access, next)
}
