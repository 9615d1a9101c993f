import { Store, useSelector } from '@tanstack/react-store'
import { readLocal, writeLocal } from '#device/device-choices.ts'
import { localKeys } from '#offline/storage-keys.ts'

const isOpen = new Store(false)

/** Opens the install sheet that fits this browser. */
export const openInstallSheet = (): void => isOpen.setState(() => true)

/**
 * Closes the install sheet and stores that it was closed: the sheet never opens by itself again
 * (docs/product.md#installation).
 */
export function closeInstallSheet(): void {
  if (!wasClosed()) writeLocal(localKeys.installClosed, 'closed')
  hideInstallSheet()
}

/** Hides a sheet that could not be shown; the sheet may still open by itself later. */
export const hideInstallSheet = (): void => isOpen.setState(() => false)

/** Whether the install sheet was ever closed on this device. */
export const wasClosed = (): boolean => readLocal(localKeys.installClosed) !== null

/** Hook: whether the install sheet is open. */
export const useIsInstallSheetOpen = (): boolean => useSelector(isOpen)
