import { useSyncExternalStore } from 'react'
import { installOffer } from './install-offer.ts'
import { type InstallWay, installWay } from './install-way.ts'

const now = (): InstallWay =>
  installWay({
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
    hasPrompt: installOffer.hasPrompt(),
    isInstalled: installOffer.isInstalled(),
  })

/** The way of this browser, followed; null on the server and while the document is taken over. */
export const useInstallWay = (): InstallWay | null => useSyncExternalStore(installOffer.subscribe, now, () => null)
