import { useSyncExternalStore } from 'react'
import { readLocal, writeLocal } from '#device/device-choices.ts'
import { localKeys } from '#offline/storage-keys.ts'

export type ListLook = 'grid' | 'rows'

const listeners = new Set<() => void>()
let chosen: ListLook | null = null

const now = (): ListLook => (chosen ??= readLocal(localKeys.listLook) === 'rows' ? 'rows' : 'grid')

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether lists stand in a grid or in rows, remembered on this device; the server's markup is a grid. */
export const useListLook = (): ListLook => useSyncExternalStore(subscribe, now, () => 'grid')

/** Chooses for all lists. */
export function chooseListLook(look: ListLook): void {
  chosen = look
  writeLocal(localKeys.listLook, look)
  for (const listener of listeners) listener()
}
