import type { InvitationTitle } from '#words/messages/invitation-notices.ts'
import type { Tables } from '../database/database.ts'
import { pictureTemplate } from '../media/picture-path.ts'
import { addNotice } from '../notice/add-notice-store.ts'

/** The illustration of these notices, a gift. */
export const giftPicture = { render: '1f381', hue: 0, view: 'front' } as const

/** Writes a notice for an inviter. */
export const addInvitationNotice = (
  tables: Tables,
  accountId: number,
  { title, regionId, hasReward }: { title: InvitationTitle; regionId: number; hasReward: boolean },
  now: Date,
): Promise<void> =>
  addNotice(tables, { accountId, title, args: { regionId, hasReward }, pic: pictureTemplate(giftPicture) }, now)
