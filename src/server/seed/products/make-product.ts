import type { ProductRows } from '#server/seed/mall-rows.ts'
import type { Attributes } from './attributes.ts'
import { offersOf } from './build-offers.ts'
import { draftOf } from './build-product.ts'
import { reviewsOf } from './build-reviews.ts'
import type { ProductPlan } from './product-plan.ts'

/** The data that all products of one seeding share. */
type Making = {
  readonly attributes: Attributes
  /** Start of the day of seeding, in ms since 1970. */
  readonly today: number
  /** The number of products in the whole mall, which determines the length of item codes. */
  readonly products: number
}

/** All rows of one product. */
export function makeProduct(plan: ProductPlan, making: Making): ProductRows {
  const draft = draftOf(plan, codeOf(plan.rank, making.products))
  const { reviews, createdAt, extraSold } = reviewsOf(plan, draft, making.today)
  const stars = reviews.reduce((sum, { score }) => sum + score, 0)
  const score = reviews.length === 0 ? 0 : Math.round((stars / reviews.length) * 10) / 10
  const reception = { score, commNumber: reviews.length, createdAt, extraSold }
  return {
    product: { ...draft.product, score, comm_number: reviews.length, created_at: createdAt },
    skus: draft.skus.map(({ factor: _, keys, ...sku }) => ({ ...sku, value_ids: making.attributes.idsOf(keys) })),
    ...offersOf(plan, draft, reception),
    attributes: making.attributes
      .valueIdsOf(plan.place, draft.colours)
      .map((value_id) => ({ prod_id: plan.prodId, value_id })),
    // Ids leave room for 999 reviews per product, so that they do not depend on other products' reviews.
    reviews: reviews.map((review, index) => ({ prod_comm_id: plan.prodId * 1000 + index + 1, ...review })),
  }
}

/** The digits of an item code: four, or as many as the mall needs, in an order that does not reveal the rank. */
function codeOf(rank: number, products: number): number {
  const base = 10 ** Math.max(3, Math.ceil(Math.log10(products / 9)))
  // 7919 is a prime and shares no factor with 9 × 10ⁿ, so no code repeats.
  return base + ((rank * 7919) % (9 * base))
}
