import type { exportUser } from '#contract/account/user.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { wireTimeOf } from '#contract/time.ts'
import { addressesOf } from '../address/address-list.ts'
import { readEveryLine } from '../cart/cart-store.ts'
import { exportedChats } from '../chat/exported-chats.ts'
import { readEveryEntry } from '../coin/coin-store.ts'
import { coinRecordOf } from '../coin/shown-coins.ts'
import { readEveryMessage } from '../contact/contact-store.ts'
import type { Tables } from '../database/database.ts'
import { readEveryFavourite } from '../favourite/favourite-store.ts'
import { readEveryFootprint } from '../footprint/footprint-store.ts'
import { exportedLists } from '../grocery/exported-lists.ts'
import { exportedGroupBuys } from '../group-buy/exported-group-buys.ts'
import { readEveryInvitation, readTraces } from '../invitation/invitation-store.ts'
import { readEveryNotice } from '../notice/notice-store.ts'
import { noticeOf } from '../notice/shown-notice.ts'
import { readEveryOrder, readItems } from '../order/order-store.ts'
import { type OrderReader, orderOf } from '../order/shown-order.ts'
import { readCards } from '../payments/card-store.ts'
import { exportedOffers } from '../pre-loved/exported-offers.ts'
import { readAccountDevices } from '../push/push-device-store.ts'
import { readAccountPushes } from '../push/push-queue-store.ts'
import { readWatches } from '../push/push-watch-store.ts'
import { readEveryRefund } from '../refund/refund-store.ts'
import { refundOf } from '../refund/shown-refund.ts'
import { readEveryReport } from '../review/moderation-store.ts'
import { readEveryReview } from '../review/own-review-store.ts'
import { ownReviewOf } from '../review/review-rules.ts'
import { readEveryVote } from '../review/vote-store.ts'
import { readSessionRows, type Shopper } from '../sign-in/session-store.ts'
import { readEveryOwnVoucher } from '../voucher/own-voucher-store.ts'
import { ownVoucherOf } from '../voucher/shown-voucher.ts'
import { sessionOf, userInfoOf } from './account-rules.ts'
import { type AccountRow, readIdentities } from './account-store.ts'

/**
 * All personal data of an account in the wire's form. The queries run one after the other, so that an export takes one
 * connection to the database and leaves the others to shoppers.
 */
export async function exportedUser(
  tables: Tables,
  account: AccountRow,
  { accountId, sessionId }: Shopper,
  { timeZone, now, refundDays }: Omit<OrderReader, 'lang'>,
): Promise<ReplyOf<typeof exportUser>> {
  const at = (instant: Date) => wireTimeOf(instant.getTime(), timeZone)
  const reader = { lang: account.lang, timeZone, now, refundDays }
  const favourites = await readEveryFavourite(tables, accountId)
  const orders = await readEveryOrder(tables, accountId)
  const items = await readItems(
    tables,
    orders.map(({ orderId }) => orderId),
  )
  return {
    user: userInfoOf(account),
    sessions: (await readSessionRows(tables, accountId, now)).map((row) => sessionOf(row, sessionId, timeZone)),
    identities: await readIdentities(tables, accountId),
    cards: (await readCards(tables, accountId)).map(({ brand, last4, expiry, isDefault }) => ({
      brand,
      last4,
      expiry,
      isDefault,
    })),
    addresses: await addressesOf(tables, accountId),
    favourites: favourites
      .filter(({ kind }) => kind === 'prod')
      .map((one) => ({ prodId: one.target_id, at: at(one.at) })),
    favouriteShops: favourites
      .filter(({ kind }) => kind === 'shop')
      .map((one) => ({ shopId: one.target_id, at: at(one.at) })),
    footprint: (await readEveryFootprint(tables, accountId)).map((one) => ({ prodId: one.prod_id, at: at(one.at) })),
    reviewVotes: (await readEveryVote(tables, accountId)).map((one) => ({
      prodCommId: one.prod_comm_id,
      isHelpful: one.is_helpful,
      at: at(one.at),
    })),
    groceryLists: await exportedLists(tables, accountId, timeZone),
    reviews: (await readEveryReview(tables, accountId)).map((row) => ownReviewOf(row, reader)),
    reviewReports: (await readEveryReport(tables, accountId)).map((one) => ({
      prodCommId: one.prod_comm_id,
      reason: one.reason,
      at: at(one.at),
    })),
    conversations: await exportedChats(tables, accountId, timeZone),
    cart: (await readEveryLine(tables, accountId)).map((one) => ({
      regionId: one.region_id,
      skuId: one.sku_id,
      prodCount: one.prod_count,
      at: at(one.added_at),
    })),
    orders: orders.map((row) => ({
      ...orderOf(row, items, reader),
      cancelDetail: row.cancelDetail ?? undefined,
      isDeleted: row.isDeleted,
    })),
    refunds: (await readEveryRefund(tables, accountId)).map((row) => refundOf(row, items, reader)),
    coins: (await readEveryEntry(tables, accountId)).map((row) => ({
      regionId: row.regionId,
      ...coinRecordOf(row, timeZone),
    })),
    groupBuys: await exportedGroupBuys(tables, accountId, { now, timeZone }),
    notices: (await readEveryNotice(tables, accountId)).map((row) => noticeOf(row, reader)),
    pushDevices: (await readAccountDevices(tables, accountId)).map((one) => ({ ...one, createdAt: at(one.createdAt) })),
    pushWatches: (await readWatches(tables, { accountId, subscriptionId: null })).map((one) => ({
      ...one,
      madeAt: at(one.madeAt),
    })),
    pushMessages: (await readAccountPushes(tables, accountId)).map((one) => ({ topic: one.topic, at: at(one.madeAt) })),
    offers: await exportedOffers(tables, accountId, timeZone),
    contactMessages: (await readEveryMessage(tables, accountId)).map((one) => ({
      topic: one.topic,
      name: one.name,
      mail: one.mail ?? undefined,
      mobile: one.mobile ?? undefined,
      orderNumber: one.orderNumber ?? undefined,
      content: one.content,
      at: at(one.at),
      reply: one.reply ?? undefined,
      repliedAt: one.repliedAt ? at(one.repliedAt) : undefined,
    })),
    invitations: (await readEveryInvitation(tables, accountId)).map((one) => ({
      regionId: one.regionId,
      isInvited: one.isInvited,
      referredAt: at(one.referredAt),
      confirmedAt: one.confirmedAt ? at(one.confirmedAt) : undefined,
    })),
    signInTraces: (await readTraces(tables, accountId)).map((one) => ({ kind: one.kind, seenAt: at(one.seenAt) })),
    vouchers: (await readEveryOwnVoucher(tables, accountId)).map((row) => ownVoucherOf(row, reader, now)),
  }
}
