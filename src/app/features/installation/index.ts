/** Public interface of the installation feature. */
export { InstallButton } from './install-button.tsx'
export { captureInstallPrompt } from './install-offer.ts'
export { InstallBanner } from './later/install-banner.tsx'
export { InstallSheet } from './later/install-sheet.tsx'
export { MallCode } from './mall-code.tsx'
