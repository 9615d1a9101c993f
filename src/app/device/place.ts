import { createContext, use } from 'react'
import type { Language } from '#contract/wire.ts'

/** Where the shopper is sold to and the language of the texts; every catalogue query carries both. */
export type Place = { readonly regionId: number; readonly lang: Language }

export const PlaceContext = createContext<Place | null>(null)

/**
 * The place of this page. The region never changes while the page lives: choosing another reloads
 * (docs/product.md#regions).
 */
export function usePlace(): Place {
  const place = use(PlaceContext)
  if (!place) throw new Error('usePlace outside of the app')
  return place
}

/** Changes the language; false where its words are neither saved nor to be had. */
export const LanguageContext = createContext<(lang: Language) => Promise<boolean>>(async () => false)
