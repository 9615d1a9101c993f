import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { productQueries } from '#cache/catalogue/product-queries.ts'
import { type Loaded, useAnswer } from '#cache/use-answer.ts'
import { productSlug } from '#contract/links.ts'
import type { ProductDetail } from '#contract/product/product-detail.ts'
import { useMarket } from '#device/market.ts'
import {
  type ChoiceGroup,
  type Choices,
  choicesAfter,
  currentChoices,
  groupsOf,
  type Offer,
  offerOf,
} from '#features/variant/index.ts'
import { useAddress } from '#shell/page-address.ts'

export type ProductReady = {
  readonly state: 'ready'
  readonly product: ProductDetail
  /** Server time of the answer, in ms. */
  readonly at: number
  readonly offer: Offer
  readonly groups: readonly ChoiceGroup[]
  /** The picture of the current choices, then the other pictures of the product. */
  readonly pictures: readonly string[]
  readonly choose: (group: string, value: string) => void
}

/**
 * The state of a product page, given the last segment of its path; a variant whose choices are complete is part of the
 * address and replaces the history entry (docs/product.md#variants).
 */
export function useProductScreen(
  segment: string,
  prodId: number,
  requestedSku: number | undefined,
): Exclude<Loaded<never>, { state: 'ready' }> | ProductReady {
  const navigate = useNavigate()
  const loaded = useAnswer(productQueries.info(prodId, useMarket()))
  const [made, setMade] = useState<Choices | null>(null)
  const right = loaded.state === 'ready' ? productSlug(loaded.value) : segment
  useAddress(right === segment ? null : `/products/${encodeURIComponent(right)}`)

  if (loaded.state !== 'ready') return loaded
  const { skuList, imgs, pic } = loaded.value
  const choices = currentChoices(skuList, requestedSku, pic, made)
  const offer = offerOf(skuList, choices)
  return {
    state: 'ready',
    product: loaded.value,
    at: loaded.at,
    offer,
    groups: groupsOf(skuList, choices),
    pictures: [offer.cheapest.pic, ...imgs.slice(1)],
    choose: (group, value) => {
      const next = choicesAfter(skuList, choices, group, value)
      setMade(next)
      const sku = offerOf(skuList, next).sku?.skuId
      void navigate({ to: '.', search: sku ? { sku } : {}, replace: true, resetScroll: false })
    },
  }
}
