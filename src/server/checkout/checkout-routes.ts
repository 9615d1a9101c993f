import type { Hono } from 'hono'
import { confirmOrder as confirmEndpoint, submitOrder as submitEndpoint } from '#contract/order/checkout.ts'
import type { Dependencies } from '../dependencies.ts'
import { serveShopper } from '../http/serve-shopper.ts'
import { viewerOf } from '../product/viewer.ts'
import { confirmOrder } from './confirm-order.ts'
import { submitOrder } from './submit-order.ts'

/** /p/order/confirm and /p/order/submit. */
export function checkoutRoutes(api: Hono, dependencies: Dependencies): void {
  const { clock, settings } = dependencies

  serveShopper(api, dependencies, confirmEndpoint, async ({ lang }, call) =>
    confirmOrder(call.tables, {
      body: call.body,
      viewer: viewerOf({ regionId: call.regionId, lang }, call, clock),
      accountId: call.shopper.accountId,
      settings,
    }),
  )

  serveShopper(api, dependencies, submitEndpoint, async (_query, call) =>
    submitOrder(call.tables, { body: call.body, accountId: call.shopper.accountId, now: new Date(clock()) }),
  )
}
