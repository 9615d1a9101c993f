import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Answer } from '#cache/answer.ts'
import type { ProductCard } from '#contract/product/product.ts'
import { type Market, useMarket } from '#device/market.ts'

/** A card from some list in the query cache, and the time of its answer. */
export type KnownCard = { readonly card: ProductCard; readonly at: number }

/**
 * The card of a product in the lists of the query cache, looked up once when the product page opens; null where no list
 * contains the product.
 */
export function useKnownCard(prodId: number): KnownCard | null {
  const client = useQueryClient()
  const market = useMarket()
  return useState(() => findCard(client, prodId, market))[0]
}

/** The newest card of a product among all cached answers for this region in this language. */
function findCard(client: QueryClient, prodId: number, { regionId, lang }: Market): KnownCard | null {
  let newest: KnownCard | null = null
  for (const {
    queryKey: [, asked],
    state,
  } of client.getQueryCache().getAll()) {
    const query = asked as Partial<Market> | undefined
    if (query?.regionId !== regionId || query.lang !== lang || !state.data) continue
    const data = state.data as Answer<unknown> | { readonly pages: readonly Answer<unknown>[] }
    for (const { value, at } of 'pages' in data ? data.pages : [data]) {
      const card: ProductCard | null = newest && newest.at >= at ? null : cardIn(value, prodId)
      if (card) newest = { card, at }
    }
  }
  return newest
}

/**
 * Finds a card in an answer: a list is the answer itself, its `records`, or the rows of tags. Answers were checked on
 * arrival; among objects with a product id, only cards have a brief.
 */
function cardIn(value: unknown, prodId: number): ProductCard | null {
  if (typeof value !== 'object' || value === null) return null
  if ('prodId' in value && value.prodId === prodId && 'brief' in value) return value as ProductCard
  for (const part of Object.values(value)) {
    const found = cardIn(part, prodId)
    if (found) return found
  }
  return null
}
