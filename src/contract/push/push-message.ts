import * as v from 'valibot'
import { count, idInBody, money } from '../wire.ts'
import { subscriptionId } from './push-renewal.ts'

/** The buttons of a notification (docs/product.md#push-actions). Any other action opens its own path. */
const pushActions = ['open', 'remind', 'add-to-cart'] as const
export type PushAction = (typeof pushActions)[number]

/** The values that the worker needs for a button. */
const pushData = v.object({
  pushId: idInBody,
  subscriptionId,
  /**
   * Present with the action `add-to-cart`: the variant with what the cart shows before the server has answered, and the
   * title of the notification that confirms the addition.
   */
  sku: v.optional(
    v.object({
      skuId: idInBody,
      regionId: idInBody,
      added: v.string(),
      seen: v.object({
        prodId: idInBody,
        prodName: v.string(),
        skuName: v.string(),
        pic: v.string(),
        price: money,
        oriPrice: money,
        priceSymbol: v.string(),
        shopId: idInBody,
        shopName: v.string(),
        stocks: count,
      }),
    }),
  ),
})

/**
 * The decrypted payload, in the form of Declarative Web Push (RFC 8030 is its magic number), which Safari shows without
 * the worker. Addresses are absolute for that reason; the worker uses their paths. A new notification replaces an older
 * one with the same `tag`. The number of unread notices stands twice: W3C's draft reads an integer beside the
 * notification, and WebKit's description reads a string inside the notification. The worker reads the integer. The number
 * is absent for a device that nobody is signed in on.
 */
export const pushPayload = v.object({
  web_push: v.literal(8030),
  notification: v.object({
    title: v.string(),
    body: v.string(),
    lang: v.string(),
    tag: v.string(),
    navigate: v.pipe(v.string(), v.url()),
    data: pushData,
    actions: v.array(
      v.object({ action: v.picklist(pushActions), title: v.string(), navigate: v.pipe(v.string(), v.url()) }),
    ),
    app_badge: v.optional(v.string()),
  }),
  app_badge: v.optional(count),
})
export type PushPayload = v.InferOutput<typeof pushPayload>
