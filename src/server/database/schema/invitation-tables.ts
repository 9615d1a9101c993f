import type { Generated } from './column-types.ts'

export interface InvitationScoreTable {
  score_id: Generated<number>
  /** Null once the account is erased. */
  account_id: number | null
  region_id: number
  referred: number
  confirmed: number
  /** The time of the last change of the counts. */
  reached_at: Date
}

export interface InvitationTable {
  invitation_id: Generated<number>
  score_id: number
  /** Null once the invited account is erased. */
  invitee_id: number | null
  referred_at: Date
  /** The receipt of the invited shopper's first order. */
  received_at: Date | null
  confirmed_at: Date | null
}

export interface AccountTraceTable {
  account_id: number
  /** A hash of the kind and the value. */
  trace: string
  kind: 'mail' | 'mobile' | 'device'
  seen_at: Date
}
