import { Store } from '@tanstack/react-store'
import { readLocal, writeLocal } from '#device/device-choices.ts'
import { useHydratedStore } from '#device/hydration.ts'
import { localKeys } from '#offline/storage-keys.ts'

export type ListLook = 'grid' | 'rows'

const layout = new Store<ListLook>(readLocal(localKeys.listLook) === 'rows' ? 'rows' : 'grid')

/** Whether lists stand in a grid or in rows, remembered on this device; the server's markup is a grid. */
export const useListLook = (): ListLook => useHydratedStore(layout, (now) => now, 'grid')

/** Chooses for all lists. */
export function chooseListLook(look: ListLook): void {
  writeLocal(localKeys.listLook, look)
  layout.setState(() => look)
}
