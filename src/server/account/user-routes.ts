import type { Hono } from 'hono'
import { setLanguage, setRegion } from '#contract/account/preferences.ts'
import { sentences } from '#contract/account/sentences.ts'
import {
  deleteUser,
  endSession,
  endSessions,
  exportUser,
  readSessions,
  readUserInfo,
  setContact,
  setPassword,
  setUserInfo,
} from '#contract/account/user.ts'
import { wireTimeOf } from '#contract/time.ts'
import { addressesOf } from '../address/address-list.ts'
import { readEveryLine } from '../cart/cart-store.ts'
import { exportedChats } from '../chat/exported-chats.ts'
import { readEveryEntry } from '../coin/coin-store.ts'
import { coinRecordOf } from '../coin/shown-coins.ts'
import { readEveryMessage } from '../contact/contact-store.ts'
import type { Tables } from '../database/database.ts'
import type { Dependencies } from '../dependencies.ts'
import { readEveryFavourite } from '../favourite/favourite-store.ts'
import { readEveryFootprint } from '../footprint/footprint-store.ts'
import { exportedLists } from '../grocery/exported-lists.ts'
import { exportedGroupBuys } from '../group-buy/exported-group-buys.ts'
import { notFound, type Refusal, refusal } from '../http/refusal.ts'
import { serveShopper } from '../http/serve-shopper.ts'
import { readEveryInvitation, readTraces } from '../invitation/invitation-store.ts'
import { readEveryNotice } from '../notice/notice-store.ts'
import { noticeOf } from '../notice/shown-notice.ts'
import { readEveryOrder, readItems } from '../order/order-store.ts'
import { orderOf } from '../order/shown-order.ts'
import { exportedOffers } from '../pre-loved/exported-offers.ts'
import { readAccountDevices } from '../push/push-device-store.ts'
import { readAccountPushes } from '../push/push-queue-store.ts'
import { readWatches } from '../push/push-watch-store.ts'
import { checkRates } from '../rate-limit/check-rates.ts'
import { readEveryRefund } from '../refund/refund-store.ts'
import { refundOf } from '../refund/shown-refund.ts'
import { readEveryReport } from '../review/moderation-store.ts'
import { readEveryReview } from '../review/own-review-store.ts'
import { ownReviewOf } from '../review/review-rules.ts'
import { readEveryVote } from '../review/vote-store.ts'
import { consumeCode, wrongCode } from '../sign-in/codes.ts'
import { hashSecret, isSecret } from '../sign-in/secrets.ts'
import { endAllSessions, endOneSession, readSessionRows } from '../sign-in/session-store.ts'
import { isOwnUpload } from '../uploads/upload-store.ts'
import { readEveryOwnVoucher } from '../voucher/own-voucher-store.ts'
import { ownVoucherOf } from '../voucher/shown-voucher.ts'
import { graceOfLeaving, sessionOf, userInfoOf } from './account-rules.ts'
import {
  type AccountRow,
  findById,
  lockAccount,
  writeContact,
  writeLanguage,
  writeLeaving,
  writePassword,
  writeProfile,
  writeRegion,
} from './account-store.ts'

/** The stored password that the caller has proven, null where there is none, and the hash of the new one. */
type CheckedPassword = { readonly known: string | null; readonly passwordHash: string }

const wrongPassword = () => refusal('PASSWORD_WRONG', sentences.PASSWORD_WRONG, { oldPassword: 'PASSWORD_WRONG' })

/** The account endpoints: profile, password, contact, sessions, deletion (docs/wire.md#account). */
export function userRoutes(api: Hono, dependencies: Dependencies): void {
  const { db, clock, settings } = dependencies
  const time = () => new Date(clock())

  serveShopper(api, dependencies, readUserInfo, async (_query, { tables, shopper }) =>
    userInfoOf(await ownAccount(tables, shopper.accountId)),
  )

  serveShopper(api, dependencies, setUserInfo, async (_query, { body, tables, shopper }) => {
    if (body.avatarUrl && !(await isOwnUpload(tables, shopper.accountId, body.avatarUrl))) {
      return refusal('PICTURE_INVALID', sentences.PICTURE_INVALID, { avatarUrl: 'PICTURE_INVALID' })
    }
    if (body.birthDate && body.birthDate > time().toISOString().slice(0, 10))
      return refusal('BAD_REQUEST', sentences.BAD_REQUEST, { birthDate: 'INVALID' })
    await writeProfile(tables, shopper.accountId, { ...body, ...(body.avatarUrl === '' ? { avatarUrl: null } : {}) })
    return userInfoOf(await ownAccount(tables, shopper.accountId))
  })

  serveShopper<typeof setPassword, CheckedPassword>(
    api,
    dependencies,
    setPassword,
    async (_query, { body, tables, shopper }, { known, passwordHash }) => {
      const account = await lockAccount(tables, shopper.accountId)
      // Of two changes with the same old password, the later one finds another password.
      if (account?.password_hash !== known) return wrongPassword()
      if (known === null && !(await consumeOwnCode(tables, account, body.code ?? '', time()))) return wrongCode()
      await writePassword(tables, shopper.accountId, passwordHash)
      await endAllSessions(tables, shopper.accountId, shopper.sessionId)
      return undefined
    },
    {
      prepare: async (_query, { body, shopper }): Promise<CheckedPassword | Refusal> => {
        const tooMany = await checkRates(
          db,
          [{ key: `old-passwords-of ${shopper.accountId}`, max: 10, seconds: 900 }],
          time(),
        )
        if (tooMany) return tooMany
        const { password_hash: known } = await ownAccount(db, shopper.accountId)
        if (known !== null && !(await isSecret(body.oldPassword ?? '', known, 'password'))) return wrongPassword()
        return { known, passwordHash: await hashSecret(body.password, 'password') }
      },
    },
  )

  serveShopper(api, dependencies, setContact, async (_query, { body, tables, shopper }) => {
    const contact =
      'mail' in body ? ({ kind: 'mail', to: body.mail } as const) : ({ kind: 'mobile', to: body.mobile } as const)
    if (!(await consumeCode(tables, contact.to, body.code, time()))) return wrongCode()
    if (!(await writeContact(tables, shopper.accountId, contact)))
      return refusal('CONTACT_TAKEN', sentences.CONTACT_TAKEN, { [contact.kind]: 'CONTACT_TAKEN' })
    return userInfoOf(await ownAccount(tables, shopper.accountId))
  })

  serveShopper(api, dependencies, setLanguage, async (_query, { body, tables, shopper }) => {
    await writeLanguage(tables, shopper.accountId, body.lang)
    return undefined
  })

  serveShopper(api, dependencies, setRegion, async ({ regionId }, { tables, shopper }) => {
    await writeRegion(tables, shopper.accountId, regionId)
    return undefined
  })

  serveShopper(api, dependencies, readSessions, async (_query, { tables, shopper, timeZone }) =>
    (await readSessionRows(tables, shopper.accountId, time())).map((row) =>
      sessionOf(row, shopper.sessionId, timeZone),
    ),
  )

  serveShopper(api, dependencies, endSession, async (_query, { params, tables, shopper }) =>
    (await endOneSession(tables, shopper.accountId, params.sessionId)) ? undefined : notFound('session'),
  )

  serveShopper(api, dependencies, endSessions, async ({ isCurrentToo }, { tables, shopper }) => {
    await endAllSessions(tables, shopper.accountId, isCurrentToo ? null : shopper.sessionId)
    return undefined
  })

  serveShopper(api, dependencies, deleteUser, async (_query, { body, tables, shopper }) => {
    if (!(await consumeOwnCode(tables, await ownAccount(tables, shopper.accountId), body.code, time())))
      return wrongCode()
    await writeLeaving(tables, shopper.accountId, new Date(clock() + graceOfLeaving))
    await endAllSessions(tables, shopper.accountId, null)
    return undefined
  })

  serveShopper(api, dependencies, exportUser, async (_query, { tables, shopper, timeZone }) => {
    const [
      account,
      sessions,
      addresses,
      favourites,
      footprint,
      votes,
      groceryLists,
      reviews,
      reports,
      conversations,
      cart,
      orders,
      refunds,
      notices,
      pushDevices,
      pushWatches,
      pushMessages,
      contactMessages,
      invitations,
      signInTraces,
      vouchers,
      offers,
      coins,
      groupBuys,
    ] = await Promise.all([
      ownAccount(tables, shopper.accountId),
      readSessionRows(tables, shopper.accountId, time()),
      addressesOf(tables, shopper.accountId),
      readEveryFavourite(tables, shopper.accountId),
      readEveryFootprint(tables, shopper.accountId),
      readEveryVote(tables, shopper.accountId),
      exportedLists(tables, shopper.accountId, timeZone),
      readEveryReview(tables, shopper.accountId),
      readEveryReport(tables, shopper.accountId),
      exportedChats(tables, shopper.accountId, timeZone),
      readEveryLine(tables, shopper.accountId),
      readEveryOrder(tables, shopper.accountId),
      readEveryRefund(tables, shopper.accountId),
      readEveryNotice(tables, shopper.accountId),
      readAccountDevices(tables, shopper.accountId),
      readWatches(tables, { accountId: shopper.accountId, subscriptionId: null }),
      readAccountPushes(tables, shopper.accountId),
      readEveryMessage(tables, shopper.accountId),
      readEveryInvitation(tables, shopper.accountId),
      readTraces(tables, shopper.accountId),
      readEveryOwnVoucher(tables, shopper.accountId),
      exportedOffers(tables, shopper.accountId, timeZone),
      readEveryEntry(tables, shopper.accountId),
      exportedGroupBuys(tables, shopper.accountId, { now: time(), timeZone }),
    ])
    const items = await readItems(
      tables,
      orders.map(({ orderId }) => orderId),
    )
    const at = (instant: Date) => wireTimeOf(instant.getTime(), timeZone)
    const reader = { lang: account.lang, timeZone, now: new Date(clock()), refundDays: settings.REFUND_DAYS }
    return {
      user: userInfoOf(account),
      sessions: sessions.map((row) => sessionOf(row, shopper.sessionId, timeZone)),
      addresses,
      favourites: favourites
        .filter(({ kind }) => kind === 'prod')
        .map((one) => ({ prodId: one.target_id, at: at(one.at) })),
      favouriteShops: favourites
        .filter(({ kind }) => kind === 'shop')
        .map((one) => ({ shopId: one.target_id, at: at(one.at) })),
      footprint: footprint.map((one) => ({ prodId: one.prod_id, at: at(one.at) })),
      reviewVotes: votes.map((one) => ({
        prodCommId: one.prod_comm_id,
        isHelpful: one.is_helpful,
        at: at(one.at),
      })),
      groceryLists,
      reviews: reviews.map((row) => ownReviewOf(row, { lang: account.lang, timeZone })),
      reviewReports: reports.map((one) => ({ prodCommId: one.prod_comm_id, reason: one.reason, at: at(one.at) })),
      conversations,
      cart: cart.map((one) => ({
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
      refunds: refunds.map((row) => refundOf(row, items, reader)),
      coins: coins.map((row) => ({ regionId: row.regionId, ...coinRecordOf(row, timeZone) })),
      groupBuys,
      notices: notices.map((row) => noticeOf(row, { lang: account.lang, timeZone })),
      pushDevices: pushDevices.map((one) => ({ ...one, createdAt: at(one.createdAt) })),
      pushWatches: pushWatches.map((one) => ({ ...one, madeAt: at(one.madeAt) })),
      pushMessages: pushMessages.map((one) => ({ topic: one.topic, at: at(one.madeAt) })),
      offers,
      contactMessages: contactMessages.map((one) => ({
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
      invitations: invitations.map((one) => ({
        regionId: one.regionId,
        isInvited: one.isInvited,
        referredAt: at(one.referredAt),
        confirmedAt: one.confirmedAt ? at(one.confirmedAt) : undefined,
      })),
      signInTraces: signInTraces.map((one) => ({ kind: one.kind, seenAt: at(one.seenAt) })),
      vouchers: vouchers.map((row) => ownVoucherOf(row, reader, reader.now)),
    }
  })
}

async function ownAccount(tables: Tables, accountId: number): Promise<AccountRow> {
  const account = await findById(tables, accountId)
  if (!account) throw new Error('The account was deleted during the request.')
  return account
}

/** Whether the code was sent to this account's own email address or mobile number. The code is used up. */
async function consumeOwnCode(tables: Tables, { mail, mobile }: AccountRow, code: string, now: Date): Promise<boolean> {
  for (const target of [mail, mobile]) {
    if (target && (await consumeCode(tables, target, code, now))) return true
  }
  return false
}
