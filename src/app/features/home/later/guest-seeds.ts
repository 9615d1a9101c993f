import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { maxSeeds } from '#contract/recommendation.ts'
import { readFootprint } from '#offline/product-views.ts'

/** The viewed products of each visit of home, by the key of its history entry. */
const seedsOfEntry = new Map<string, readonly number[]>()

/** The key of the current history entry: another visit of home has another key, Back returns to the same key. */
export const useEntryKey = (): string => useRouterState({ select: ({ location }) => location.state.__TSR_key ?? '' })

/**
 * The latest viewed product of each category on this device, newest first, for which a guest gets recommendations; null
 * while the footprint is read. They are read once per visit of home, so that Back shows the same list.
 */
export function useGuestSeeds(): readonly number[] | null {
  const entry = useEntryKey()
  const [read, setRead] = useState<{ entry: string; seeds: readonly number[] } | null>(null)
  const known = seedsOfEntry.get(entry)
  useEffect(() => {
    if (seedsOfEntry.has(entry)) return
    let isActive = true
    const keep = (seeds: readonly number[]) => {
      if (!isActive) return
      seedsOfEntry.set(entry, seeds)
      setRead({ entry, seeds })
    }
    // Without storage the list of the region is shown.
    readFootprint().then(
      (views) => keep(latestOfCategories(views.map(({ card }) => card))),
      () => keep([]),
    )
    return () => {
      isActive = false
    }
  }, [entry])
  return known ?? (read?.entry === entry ? read.seeds : null)
}

function latestOfCategories(viewed: readonly { readonly prodId: number; readonly categoryId: number }[]): number[] {
  const latest = new Map<number, number>()
  for (const { prodId, categoryId } of viewed) if (!latest.has(categoryId)) latest.set(categoryId, prodId)
  return [...latest.values()].slice(0, maxSeeds)
}
