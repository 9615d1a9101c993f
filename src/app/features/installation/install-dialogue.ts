import { Store, useSelector } from '@tanstack/react-store'
import { readLocal, writeLocal } from '#device/device-choices.ts'
import { localKeys } from '#offline/storage-keys.ts'

const isOpen = new Store(false)

/** Opens the sheet that fits this browser. */
export const openInstallSheet = (): void => isOpen.setState(() => true)

/** Closes it, and remembers that: it never again comes unasked (spec §4). */
export function closeInstallSheet(): void {
  if (!wasClosed()) writeLocal(localKeys.installClosed, 'closed')
  isOpen.setState(() => false)
}

/** Whether the sheet was ever closed on this phone. */
export const wasClosed = (): boolean => readLocal(localKeys.installClosed) !== null

/** Whether the sheet is open, followed. */
export const useIsInstallSheetOpen = (): boolean => useSelector(isOpen)
