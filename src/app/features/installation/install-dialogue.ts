import { useSyncExternalStore } from 'react'
import { readLocal, writeLocal } from '#device/device-choices.ts'
import { localKeys } from '#offline/storage-keys.ts'

let isOpen = false
const listeners = new Set<() => void>()

function become(next: boolean): void {
  isOpen = next
  for (const listener of listeners) listener()
}

/** Opens the sheet that fits this browser. */
export const openInstallSheet = (): void => become(true)

/** Closes it, and remembers that: it never again comes unasked (spec §4). */
export function closeInstallSheet(): void {
  if (!wasClosed()) writeLocal(localKeys.installClosed, 'closed')
  become(false)
}

/** Whether the sheet was ever closed on this phone. */
export const wasClosed = (): boolean => readLocal(localKeys.installClosed) !== null

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether the sheet is open, followed. */
export const useIsInstallSheetOpen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  )
