import { replaceEqualDeep } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import type { ShownList } from '#contract/grocery/shown-lists.ts'
import type { ListedItem } from './listed-item.ts'
import type { OwnLists } from './use-own-lists.ts'

/** The items of a list with their cards. An unchanged item stays the same object. */
export function useListedItems({ items }: Pick<ShownList, 'items'>, cards: OwnLists['cards']): readonly ListedItem[] {
  const before = useRef<readonly ListedItem[]>([])
  const listed = useMemo(
    () =>
      replaceEqualDeep(
        before.current,
        items.map((item): ListedItem => ({ ...item, card: cards.get(item.itemId) })),
      ),
    [items, cards],
  )
  useEffect(() => void (before.current = listed), [listed])
  return listed
}
