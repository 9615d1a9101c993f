import { useNavigate } from '@tanstack/react-router'
import { productQueries } from '#cache/catalogue/product-queries.ts'
import { type Loaded, useAnswer } from '#cache/use-answer.ts'
import { productSlug } from '#contract/links.ts'
import type { ProductDetail, Sku } from '#contract/product-detail.ts'
import { useMarket } from '#device/market.ts'
import { type ChoiceGroup, chosenSku, groupsOf, skuAfter } from '#features/variant/index.ts'
import { useAddress } from '#shell/page-address.ts'

export type ProductReady = {
  readonly state: 'ready'
  readonly product: ProductDetail
  /** Server time of the answer, in ms. */
  readonly at: number
  readonly sku: Sku
  readonly groups: readonly ChoiceGroup[]
  /** The chosen variant's picture, then the other pictures of the product. */
  readonly pictures: readonly string[]
  readonly choose: (group: string, value: string) => void
}

/**
 * The state of a product page, given the last segment of its path; the chosen variant is part of the address and
 * replaces the history entry (docs/product.md#product).
 */
export function useProductScreen(
  segment: string,
  prodId: number,
  requestedSku: number | undefined,
): Exclude<Loaded<never>, { state: 'ready' }> | ProductReady {
  const navigate = useNavigate()
  const loaded = useAnswer(productQueries.info(prodId, useMarket()))
  const right = loaded.state === 'ready' ? productSlug(loaded.value) : segment
  useAddress(right === segment ? null : `/products/${encodeURIComponent(right)}`)

  if (loaded.state !== 'ready') return loaded
  const { skuList, imgs, pic } = loaded.value
  const sku = chosenSku(skuList, requestedSku, pic)
  return {
    state: 'ready',
    product: loaded.value,
    at: loaded.at,
    sku,
    groups: groupsOf(skuList, sku),
    pictures: sku.pic === pic ? imgs : [sku.pic, ...imgs.slice(1)],
    choose: (group, value) => {
      const search = { sku: skuAfter(skuList, sku, group, value).skuId }
      void navigate({
        to: '/products/$productId',
        params: { productId: right },
        search,
        replace: true,
        resetScroll: false,
      })
    },
  }
}
