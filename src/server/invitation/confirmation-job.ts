import type { InsideJob } from '../jobs/job.ts'
import type { Settings } from '../settings.ts'
import { addInvitationNotice } from './invitation-notice.ts'
import { claimReceived, confirmReferral } from './invitation-store.ts'
import { giveReward } from './reward.ts'

const kind = 'invitation'

/**
 * Confirms the invitations of shoppers who have received their first order: counts, rewards the inviter and tells them,
 * in one transaction (docs/product.md#invitations).
 */
export const confirmationJob = (settings: Settings): InsideJob => ({
  kind,
  claim: (tables, now) => claimReceived(tables, kind, now),
  work: async (tables, invitationId, now) => {
    const confirmed = await confirmReferral(tables, Number(invitationId), now)
    if (!confirmed || confirmed.accountId === null) return
    const inviter = { accountId: confirmed.accountId, regionId: confirmed.regionId }
    const hasReward = await giveReward(tables, settings, inviter, now)
    await addInvitationNotice(
      tables,
      inviter.accountId,
      { title: 'INVITE_CONFIRMED', regionId: inviter.regionId, hasReward },
      now,
    )
  },
})
