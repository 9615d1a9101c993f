import type { ProductDetail, Sku } from '#contract/product-detail.ts'
import type { SeenProduct } from '#offline/domains/cart/command.ts'

/** What a product's page or card knows of one of its variants; `quantity` is how many the cart has of it. */
export const seenSku = (
  { prodId, prodName, priceSymbol, shopId, shopName }: ProductDetail,
  { skuName, pic, price, oriPrice, stocks }: Sku,
  quantity?: number,
): SeenProduct => ({
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
