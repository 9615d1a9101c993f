import type { ListedOrder } from '#contract/order/order.ts'
import { serverNow } from '#device/server-clock.ts'
import { cartDomain } from '#offline/domains/cart.ts'
import { append } from '#offline/outbox/outbox.ts'
import { shopperNow } from '#session/shopper.ts'
import { replayOutbox } from '#sync/send-outbox.ts'

type Bought = Pick<ListedOrder, 'orderItemDtos' | 'regionId' | 'priceSymbol' | 'shopId' | 'shopName'>

/**
 * Puts the items of an order back into the cart of its region, also offline: each item is queued in the outbox. The
 * cart line shows whether an item is short or no longer sold.
 */
export async function buyAgain({ orderItemDtos, regionId, priceSymbol, shopId, shopName }: Bought): Promise<void> {
  for (const { prodId, prodName, skuId, skuName, pic, price, prodCount } of orderItemDtos) {
    await append(cartDomain, {
      shopper: shopperNow()?.userId ?? '',
      regionId,
      at: Math.round(serverNow()),
      input: { op: 'change', skuId, count: prodCount },
      seen: {
        prodId,
        prodName,
        skuName,
        pic,
        price,
        oriPrice: price,
        priceSymbol,
        shopId,
        shopName,
        stocks: prodCount,
      },
    })
  }
  void replayOutbox()
}
