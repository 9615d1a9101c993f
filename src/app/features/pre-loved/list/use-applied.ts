import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import type { Language } from '#contract/wire.ts'
import { formatPrice } from '#words/price.ts'
import { useConditionWords } from '../condition-words.ts'
import { type ItemFilters, without } from '../item-filters.ts'
import type { ItemListState } from './use-item-list.ts'

/** An applied filter with its words, and the filters without this one. */
export type Applied = { readonly id: string; readonly words: string; readonly rest: ItemFilters }

/** The filters applied to the list of pre-loved items. */
export function useApplied({ filters, items }: ItemListState, symbol: string): readonly Applied[] {
  const { t, i18n } = useLingui()
  const language = i18n.locale as Language
  const conditions = useConditionWords()
  const first = items.state === 'ready' ? items.list.first : undefined
  const category = useName(filters.categoryId, first?.categories)
  const seller = useSeller(filters.sellerId, items)
  const less = (...names: (keyof ItemFilters)[]) =>
    without({ ...filters, ...Object.fromEntries(names.map((name) => [name, undefined])) })
  const price = (amount: number | undefined) => (amount === undefined ? '' : formatPrice(amount, symbol, language))
  const { condition, categoryId, minPrice, maxPrice, sellerId } = filters
  const from = price(minPrice)
  const to = price(maxPrice)
  const all: (Applied | false)[] = [
    condition !== undefined && { id: 'condition', words: conditions[condition].name, rest: less('condition') },
    (minPrice ?? maxPrice) !== undefined && {
      id: 'price',
      words: from && to ? t`${from} – ${to}` : from ? t`from ${from}` : t`up to ${to}`,
      rest: less('minPrice', 'maxPrice'),
    },
    categoryId !== undefined && { id: 'category', words: category ?? t`Category`, rest: less('categoryId') },
    sellerId !== undefined && { id: 'seller', words: seller ?? t`Seller`, rest: less('sellerId') },
  ]
  return all.filter((one) => one !== false)
}

type Category = { readonly categoryId: number; readonly categoryName: string }

/** The name of the chosen category, also where no item of that category is left. */
function useName(categoryId: number | undefined, categories: readonly Category[] = []): string | undefined {
  const known = useRef(new Map<number, string>())
  for (const one of categories) known.current.set(one.categoryId, one.categoryName)
  return categoryId === undefined ? undefined : known.current.get(categoryId)
}

const useSeller = (sellerId: number | undefined, items: ItemListState['items']): string | undefined =>
  items.state === 'ready'
    ? items.list.records.find(({ seller }) => seller.shopId === sellerId)?.seller.sellerName
    : undefined
