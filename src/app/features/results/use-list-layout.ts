import { Store } from '@tanstack/react-store'
import { readLocal, writeLocal } from '#device/device-choices.ts'
import { useHydratedStore } from '#device/hydration.ts'
import { localKeys } from '#offline/storage-keys.ts'

export type ListLayout = 'grid' | 'rows'

const layout = new Store<ListLayout>(readLocal(localKeys.listLayout) === 'rows' ? 'rows' : 'grid')

/** The list layout, grid or rows, stored on this device; the server renders a grid. */
export const useListLayout = (): ListLayout => useHydratedStore(layout, (now) => now, 'grid')

/** Sets the layout of all lists. */
export function chooseListLayout(chosen: ListLayout): void {
  writeLocal(localKeys.listLayout, chosen)
  layout.setState(() => chosen)
}
