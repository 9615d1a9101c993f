import { useHydratedStore } from '#device/hydration.ts'
import { type InstallOffer, installOffer } from './install-offer.ts'
import { type InstallWay, installWay } from './install-way.ts'

const wayOf = ({ prompt, isInstalled }: InstallOffer): InstallWay =>
  installWay({
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
    hasPrompt: prompt !== null,
    isInstalled,
  })

/** How this browser installs the mall, followed; null on the server and until the document is hydrated. */
export const useInstallWay = (): InstallWay | null =>
  useHydratedStore(installOffer, (offer) => (typeof window === 'undefined' ? null : wayOf(offer)), null)
