/** Public interface of the installation feature. */
export { InstallButton } from './install-button.tsx'
export { captureInstallPrompt } from './install-offer.ts'
export { InstallSheet } from './later/install-sheet.tsx'
