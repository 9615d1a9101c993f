import { useMemo } from 'react'
import { mallQueries } from '#cache/catalogue/mall-queries.ts'
import { useAnswer } from '#cache/use-answer.ts'
import { useMarket } from '#device/market.ts'
import type { ListedItem } from '../listed-item.ts'
import { groupItems, type ItemGroup } from './group-items.ts'

/** The items of a list by sub-category. The category tree is stored on this device like every answer. */
export function useGroups(items: readonly ListedItem[]): readonly ItemGroup[] {
  const tree = useAnswer(mallQueries.tree(useMarket()))
  const departments = tree.state === 'ready' ? tree.value : null
  return useMemo(() => groupItems(items, departments ?? []), [items, departments])
}
