import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { removeItems, restoreItems, setItemCount, setTick } from '../list-commands.ts'
import type { ListedItem } from '../listed-item.ts'
import { showDone } from '../show-done.ts'
import type { ItemActions } from './list-item.tsx'

/** The changes of the rows of a list; `match` must be stable. */
export function useItemActions(listId: string, match: (item: ListedItem) => void): ItemActions {
  const { t } = useLingui()
  return useMemo(
    () => ({
      match,
      tick: (itemId, isTicked) => void setTick(listId, itemId, isTicked),
      setCount: (itemId, count) => void setItemCount(listId, itemId, count),
      remove: async (itemId) => {
        const removed = await removeItems(listId, [itemId])
        if (!removed.ok) return
        showDone(removed, {
          words: t`Item deleted`,
          action: { words: t`Undo`, onPress: () => void restoreItems(listId, [itemId]) },
        })
      },
    }),
    [listId, match, t],
  )
}
