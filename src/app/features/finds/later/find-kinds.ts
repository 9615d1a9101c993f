import type { FindReason } from '#contract/product/finds.ts'
import type { ProductCard } from '#contract/product/product.ts'

/** Why a product is shown: a find of the mall, or a product of the person's own footprint. */
export type Reason =
  | FindReason
  | { readonly code: 'VIEWED'; readonly days: number }
  | { readonly code: 'SIMILAR'; readonly prodName: string }
export type ReasonedCard = { readonly card: ProductCard; readonly reason: Reason }

/** The kinds in the order of their buttons. */
export const kinds = ['DROPPED', 'POPULAR', 'LAST', 'NEW', 'VIEWED', 'SIMILAR'] as const satisfies Reason['code'][]
export type Kind = (typeof kinds)[number]
