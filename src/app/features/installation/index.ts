/** What other parts may use of the installation. */
export { InstallButton } from './install-button.tsx'
export { keepInstallOffer } from './install-offer.ts'
export { InstallSheet } from './lazy-install-sheet.ts'
