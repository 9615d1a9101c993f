import type { Hono } from 'hono'
import { wireTimeOf } from '#contract/time.ts'
import { collectVoucher } from '#contract/voucher/collect-voucher.ts'
import { ownVoucherHints, ownVoucherPage, ownVouchers, redeemVoucher } from '#contract/voucher/own-voucher.ts'
import { guestVoucherHints, voucherPage } from '#contract/voucher/voucher.ts'
import type { Dependencies } from '../dependencies.ts'
import { onePage } from '../http/paging.ts'
import { isRefusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { serveShopper } from '../http/serve-shopper.ts'
import { viewerOf } from '../product/viewer.ts'
import { readHints } from './cart-hints.ts'
import { collectOpen, redeemCode } from './collect-voucher.ts'
import { countCollected, readOwnVouchers, readUsable } from './own-voucher-store.ts'
import { ownVoucherOf, shownVoucher } from './shown-voucher.ts'
import { collectFailure } from './voucher-rules.ts'
import { readVouchers } from './voucher-store.ts'

/** /voucher/…, open to everyone, and /p/voucher/… of a shopper (docs/wire.md#vouchers). */
export function voucherRoutes(api: Hono, dependencies: Dependencies): void {
  const { db, clock, settings } = dependencies
  const time = () => new Date(clock())

  serve(api, voucherPage, async (query, { timeZone }) => {
    const { rows, total } = await readVouchers(db, { ...query, now: time() })
    return onePage(
      rows.map((row) => shownVoucher(row, { lang: query.lang, timeZone })),
      total,
      query,
    )
  })

  serve(api, guestVoucherHints, async (query, call) =>
    readHints(db, { lines: query.lines, viewer: viewerOf(query, call, clock), settings, accountId: null }),
  )

  serveShopper(
    api,
    dependencies,
    ownVoucherPage,
    async (query, { tables, shopper: { accountId }, regionId, timeZone }) => {
      const now = time()
      const { rows, total } = await readVouchers(tables, { ...query, regionId, now })
      const voucherIds = rows.map(({ voucherId }) => voucherId)
      const collected = await countCollected(tables, accountId, voucherIds)
      const usable = await readUsable(tables, accountId, { voucherIds, now })
      const records = rows.map((row) => {
        const own = collected.get(row.voucherId) ?? 0
        return {
          ...shownVoucher(row, { lang: query.lang, timeZone }),
          isCollected: own > 0 ? (1 as const) : (0 as const),
          collected: own,
          isUsable: usable.has(row.voucherId) ? (1 as const) : (0 as const),
          mayCollect: collectFailure(row, own, now) === null ? (1 as const) : (0 as const),
        }
      })
      return onePage(records, total, query)
    },
  )

  serveShopper(
    api,
    dependencies,
    ownVouchers,
    async (query, { tables, shopper: { accountId }, regionId, timeZone }) => {
      const now = time()
      const { rows, total } = await readOwnVouchers(tables, accountId, { ...query, regionId, now })
      return onePage(
        rows.map((row) => ownVoucherOf(row, { lang: query.lang, timeZone }, now)),
        total,
        query,
      )
    },
  )

  serveShopper(api, dependencies, collectVoucher, async (_query, { body, tables, shopper, timeZone }) => {
    const now = time()
    const own = await collectOpen(tables, body.voucherId, {
      accountId: shopper.accountId,
      now,
      collectId: body.collectId,
    })
    if (isRefusal(own)) return own
    const { ownVoucherId, voucherId, endsAt } = own
    return { ownVoucherId, voucherId, endTime: wireTimeOf(endsAt.getTime(), timeZone) }
  })

  serveShopper(api, dependencies, redeemVoucher, async ({ lang }, { body, tables, shopper, regionId, timeZone }) => {
    const now = time()
    const own = await redeemCode(tables, { code: body.code, regionId }, { accountId: shopper.accountId, now })
    return isRefusal(own) ? own : ownVoucherOf(own, { lang, timeZone }, now)
  })

  serveShopper(api, dependencies, ownVoucherHints, async (query, call) =>
    readHints(call.tables, {
      lines: query.lines,
      viewer: viewerOf({ regionId: call.regionId, lang: query.lang }, call, clock),
      settings,
      accountId: call.shopper.accountId,
    }),
  )
}
