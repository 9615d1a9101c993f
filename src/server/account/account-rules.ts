import type { Session, UserInfo } from '#contract/account/user.ts'
import { wireTimeOf } from '#contract/time.ts'
import type { SessionRow } from '../sign-in/session-store.ts'
import type { AccountRow } from './account-store.ts'

/** The grace period, in ms, within which a sign-in restores a deleted account (docs/wire.md#account). */
export const graceOfLeaving = 14 * 86_400_000

/** An account in the form that its owner reads. */
export const userInfoOf = (row: AccountRow): UserInfo => ({
  userId: row.user_id,
  nickName: row.nick_name,
  avatarUrl: row.avatar_url,
  birthDate: row.birth_date,
  sex: row.sex,
  mobile: row.mobile,
  mail: row.mail,
  invitationCode: row.invitation_code,
  regionId: row.region_id,
  hasPassword: row.password_hash !== null,
  lang: row.lang,
})

/** A sign-in in the form that its owner reads, with times in the caller's zone. */
export const sessionOf = (row: SessionRow, currentId: string, timeZone: string): Session => ({
  sessionId: row.session_id,
  device: row.device,
  createdAt: wireTimeOf(row.created_at.getTime(), timeZone),
  lastSeenAt: wireTimeOf(row.seen_at.getTime(), timeZone),
  isCurrent: row.session_id === currentId,
})
