import { sql } from 'kysely'
import type { InvitationTitle } from '#words/messages/invitation-notices.ts'
import type { Tables } from '../database/database.ts'
import type { NoticeArgs } from '../database/schema/order-tables.ts'
import { pictureTemplate } from '../media/picture-path.ts'

/** The illustration of these notices, a gift. */
export const giftPicture = { render: '1f381', hue: 0, view: 'front' } as const

/** Writes a notice for an inviter. */
export async function addInvitationNotice(
  tables: Tables,
  accountId: number,
  { title, regionId, hasReward }: { title: InvitationTitle; regionId: number; hasReward: boolean },
  now: Date,
): Promise<void> {
  const args: NoticeArgs = {
    regionId,
    shopName: '',
    actualTotal: 0,
    refundAmount: 0,
    payType: null,
    cancelReason: null,
    courier: null,
    trackingNumber: null,
    count: 1,
    names: [],
    hasReward,
  }
  await tables
    .insertInto('order_notice')
    .values({
      account_id: accountId,
      order_number: null,
      prod_id: null,
      title,
      args: sql<string>`${JSON.stringify(args)}::jsonb`,
      pic: pictureTemplate(giftPicture),
      created_at: now,
    })
    .execute()
}
