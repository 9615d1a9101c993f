import { createContext, use } from 'react'
import type { Language } from '#contract/wire.ts'

/** A market: the region sold to and the language of the texts; every catalogue query carries both. */
export type Market = { readonly regionId: number; readonly lang: Language }

export const MarketContext = createContext<Market | null>(null)

/**
 * The market of this page. The region never changes while the page lives: choosing another region reloads the page
 * (docs/product.md#regions).
 */
export function useMarket(): Market {
  const market = use(MarketContext)
  if (!market) throw new Error('useMarket outside of the app')
  return market
}

/**
 * Changes the language; resolves to false where the language's messages are neither stored nor available from the
 * server.
 */
export const LanguageContext = createContext<(lang: Language) => Promise<boolean>>(async () => false)
