import { Store } from '@tanstack/react-store'
import { readLocal, writeLocal } from '#device/device-choices.ts'
import { useHydratedStore } from '#device/hydration.ts'
import { localKeys } from '#offline/storage-keys.ts'

export type ListLook = 'grid' | 'rows'

const layout = new Store<ListLook>(readLocal(localKeys.listLayout) === 'rows' ? 'rows' : 'grid')

/** The list layout, grid or rows, stored on this device; the server renders a grid. */
export const useListLook = (): ListLook => useHydratedStore(layout, (now) => now, 'grid')

/** Sets the layout of all lists. */
export function chooseListLook(look: ListLook): void {
  writeLocal(localKeys.listLayout, look)
  layout.setState(() => look)
}
