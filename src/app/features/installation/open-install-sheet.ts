import { Store } from '@tanstack/react-store'

/** Whether the install sheet is open. */
export const isInstallSheetOpen = new Store(false)

/** Opens the install sheet that fits this browser. */
export const openInstallSheet = (): void => isInstallSheetOpen.setState(() => true)
