import type { ProductDetail, Sku } from '#contract/product-detail.ts'
import type { SeenThing } from '#offline/outbox-command.ts'

/** What a product's page or card knows of one of its variants; `quantity` is how many the cart has of it. */
export const seenSku = (
  { prodId, prodName, priceSymbol, shopId, shopName }: ProductDetail,
  { skuName, pic, price, oriPrice, stocks }: Sku,
  quantity?: number,
): SeenThing => ({
  prodId,
  prodName,
  priceSymbol,
  shopId,
  shopName,
  skuName,
  pic,
  price,
  oriPrice,
  stocks,
  ...(quantity === undefined ? {} : { quantity }),
})
