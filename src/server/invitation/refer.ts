import { sentences } from '#contract/account/sentences.ts'
import { cleanInvitationCode } from '#contract/invitation/invitation-code.ts'
import type { Tables } from '../database/database.ts'
import { type Refusal, refusal } from '../http/refusal.ts'
import { addInvitationNotice } from './invitation-notice.ts'
import { type Traits, tracesOf } from './invitation-rules.ts'
import { findInviter, hasTrace, type Inviter, insertReferral } from './invitation-store.ts'

const refuseCode = (code: 'INVITE_UNKNOWN' | 'INVITE_OWN') => refusal(code, sentences[code], { invite: code })

/** The inviter of a typed code; undefined without a code. Refuses a code that no account has, with INVITE_UNKNOWN. */
export async function inviterOf(tables: Tables, typed: string | undefined): Promise<Inviter | Refusal | undefined> {
  if (!typed?.trim()) return undefined
  return (await findInviter(tables, cleanInvitationCode(typed))) ?? refuseCode('INVITE_UNKNOWN')
}

/** Refuses the code of an account that has signed in with this mailbox, this number or on this device, with INVITE_OWN. */
export const refuseOwn = async (tables: Tables, inviter: Inviter, traits: Traits): Promise<Refusal | undefined> =>
  (await hasTrace(tables, inviter.accountId, tracesOf(traits))) ? refuseCode('INVITE_OWN') : undefined

/** Counts the referral of a new account, and tells the inviter (docs/product.md#invitations). */
export async function refer(tables: Tables, inviter: Inviter, inviteeId: number, now: Date): Promise<void> {
  await insertReferral(tables, inviter, inviteeId, now)
  const { accountId, regionId } = inviter
  await addInvitationNotice(tables, accountId, { title: 'INVITE_REFERRED', regionId, hasReward: false }, now)
}

/** Counts a referral by a sign-in that has made an account. A code that does not count never prevents the sign-in. */
export async function referBySignIn(
  tables: Tables,
  { invite, ...traits }: Traits & { readonly invite: string | undefined },
  inviteeId: number,
  now: Date,
): Promise<void> {
  const inviter = invite?.trim() ? await findInviter(tables, cleanInvitationCode(invite)) : undefined
  if (inviter && !(await refuseOwn(tables, inviter, traits))) await refer(tables, inviter, inviteeId, now)
}
