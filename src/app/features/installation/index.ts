/** Public interface of the installation feature. */
export { HomeInstallBanner } from './home-install-banner.tsx'
export { InstallButton } from './install-button.tsx'
export { captureInstallPrompt } from './install-offer.ts'
export { InstallSheet } from './later/install-sheet.tsx'
export { MallCode } from './mall-code.tsx'
export { openInstallSheet } from './open-install-sheet.ts'
export { useInstallMethod } from './use-install-method.ts'
