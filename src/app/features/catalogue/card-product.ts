import { productSlug } from '#contract/links.ts'
import type { ProductCard } from '#contract/product/product.ts'
import type { CardProduct } from '#ui/product/product-card.tsx'

/** Converts a product card of the wire to the props of the card component. */
export const toCardProduct = (card: ProductCard): CardProduct => ({
  id: card.prodId,
  href: `/products/${productSlug(card)}`,
  name: card.prodName,
  picture: card.pic,
  price: card.price,
  was: card.oriPrice,
  isFrom: card.maxPrice !== undefined,
  packSize: card.packSize,
  unitPrice: card.unitPrice,
  coinPrice: card.coinPrice,
  symbol: card.priceSymbol,
  score: card.score,
  sold: card.soldNum,
  isOutOfStock: card.totalStocks === 0,
  isOverseas: card.isOverseas === 1,
  isFreeDelivery: card.isFreeDelivery === 1,
})
