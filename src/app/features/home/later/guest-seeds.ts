import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { maxSeeds } from '#contract/product/recommendation.ts'
import { readFootprint } from '#offline/product-views.ts'

/** The viewed products of each visit of a screen, by the key of its history entry. */
const seedsOfVisit = new Map<string, readonly number[]>()

/** The screens of the list. */
export type ListPath = '/' | '/goods' | '/Cart'

/** The history entry of each screen that was shown last. */
const lastEntries = new Map<ListPath, string>()
/** The visit of home whose list each history entry of `/goods` continues. */
const continued = new Map<string, string>()

/**
 * The visit whose list is shown, as the key of its history entry: another visit of home or of the cart has another key,
 * Back returns to the same key. `/goods` continues the list that home showed last. The next page's entry is not returned
 * before that page is rendered.
 */
export function useVisit(path: ListPath): string {
  const current = useRouterState({
    select: ({ location: { pathname, state } }) => (pathname === path ? (state.__TSR_key ?? '') : null),
  })
  if (current !== null) lastEntries.set(path, current)
  const entry = lastEntries.get(path) ?? ''
  if (path !== '/goods') return entry
  if (!continued.has(entry)) continued.set(entry, lastEntries.get('/') ?? entry)
  return continued.get(entry) ?? entry
}

/**
 * The latest viewed product of each category on this device, newest first, for which a guest gets recommendations; null
 * while the footprint is read. They are read once per visit, so that Back shows the same list.
 */
export function useGuestSeeds(visit: string): readonly number[] | null {
  const [read, setRead] = useState<{ visit: string; seeds: readonly number[] } | null>(null)
  const known = seedsOfVisit.get(visit)
  useEffect(() => {
    if (seedsOfVisit.has(visit)) return
    let isActive = true
    const keep = (seeds: readonly number[]) => {
      if (!isActive) return
      seedsOfVisit.set(visit, seeds)
      setRead({ visit, seeds })
    }
    // Without storage the list of the region is shown.
    readFootprint().then(
      (views) => keep(latestOfCategories(views.map(({ card }) => card))),
      () => keep([]),
    )
    return () => {
      isActive = false
    }
  }, [visit])
  return known ?? (read?.visit === visit ? read.seeds : null)
}

function latestOfCategories(viewed: readonly { readonly prodId: number; readonly categoryId: number }[]): number[] {
  const latest = new Map<number, number>()
  for (const { prodId, categoryId } of viewed) if (!latest.has(categoryId)) latest.set(categoryId, prodId)
  return [...latest.values()].slice(0, maxSeeds)
}
