import type { Hono } from 'hono'
import { applyRefund, cancelRefund, refundInfo, refundPage } from '#contract/order/refund.ts'
import type { Dependencies } from '../dependencies.ts'
import { onePage } from '../http/paging.ts'
import { isRefusal, notFound } from '../http/refusal.ts'
import { serveShopper } from '../http/serve-shopper.ts'
import { readItems } from '../order/order-store.ts'
import { withdrawRefund } from './move-refund.ts'
import { readRefund, readRefunds } from './refund-store.ts'
import { requestRefund } from './request-refund.ts'
import { refundOf } from './shown-refund.ts'

/** /p/refund/…: request, read, withdraw. Another shopper's refund is answered with 404. */
export function refundRoutes(api: Hono, dependencies: Dependencies): void {
  const now = () => new Date(dependencies.clock())
  const refundDays = dependencies.settings.REFUND_DAYS

  serveShopper(api, dependencies, refundPage, async ({ lang, ...page }, { tables, shopper, timeZone }) => {
    const { rows, total } = await readRefunds(tables, shopper.accountId, page)
    const items = await readItems(
      tables,
      rows.map(({ orderId }) => orderId),
    )
    const records = rows.map((row) => refundOf(row, items, { lang, timeZone, now: now(), refundDays }))
    return onePage(records, total, page)
  })

  serveShopper(api, dependencies, refundInfo, async ({ lang }, { tables, shopper, timeZone, params }) => {
    const row = await readRefund(tables, { refundNumber: params.refundNumber, accountId: shopper.accountId })
    return row
      ? refundOf(row, await readItems(tables, [row.orderId]), { lang, timeZone, now: now(), refundDays })
      : notFound('refund')
  })

  serveShopper(api, dependencies, applyRefund, (_query, { tables, shopper, body }) =>
    requestRefund(tables, { body, accountId: shopper.accountId, now: now() }),
  )

  serveShopper(api, dependencies, cancelRefund, async (_query, { tables, shopper, params }) => {
    const withdrawn = await withdrawRefund(
      tables,
      { refundNumber: params.refundNumber, accountId: shopper.accountId },
      now(),
    )
    return isRefusal(withdrawn) ? withdrawn : undefined
  })
}
