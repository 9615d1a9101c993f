import { useState } from 'react'
import type { ProductCard } from '#contract/product.ts'

const step = 40

/** A list that is all here, shown as it is scrolled: thousands of cards at once would hold a phone up. */
export function useSteps(products: readonly ProductCard[]) {
  const [pages, setPages] = useState(1)
  const records = products.slice(0, pages * step)
  const state = records.length < products.length ? 'ready' : 'end'
  return { records, pages, more: { state, load: () => setPages(pages + 1) } } as const
}
