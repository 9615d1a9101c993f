import { useHydratedStore } from '#device/hydration.ts'
import { type InstallOffer, installOffer } from './install-offer.ts'

const methodOf = ({ prompt, isInstalled }: InstallOffer): InstallMethod =>
  installMethod({
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
    hasPrompt: prompt !== null,
    isInstalled,
  })

/** Hook: the install method of this browser; null on the server and until the document is hydrated. */
export const useInstallMethod = (): InstallMethod | null =>
  useHydratedStore(installOffer, (offer) => (typeof window === 'undefined' ? null : methodOf(offer)), null)

/** How this browser can put the mall on a home screen. */
export type InstallMethod =
  /** Nothing to offer: this page is the installed mall, or the mall was just installed. */
  | 'installed'
  /** The browser has offered its own dialogue. */
  | 'prompt'
  /** iOS: Share → Add to Home Screen → Add. */
  | 'ios-steps'
  /** Inside an app that cannot install: the page must be opened in a browser. */
  | 'other-browser'
  /** A phone whose browser installs from its own menu and sends no install event. */
  | 'browser-menu'
  /** A desktop: a QR code opens the mall on a phone. */
  | 'qr-code'

export type Browser = {
  readonly userAgent: string
  /**
   * Maximum number of touch points; the only difference between an iPad, whose user agent claims to be a Macintosh, and
   * a real Macintosh.
   */
  readonly touchPoints: number
  readonly hasPrompt: boolean
  readonly isInstalled: boolean
}

/** WeChat, Facebook, Messenger, Instagram, QQ, Line, TikTok; any Android WebView. */
const inApp = /MicroMessenger|FBAN\/|FBAV\/|FB_IAB|Instagram| QQ\/|\bLine\/|BytedanceWebview|musical_ly|; wv\)/
const phones = /Android|iPhone|iPad|iPod|Mobile|HarmonyOS/

/** Determines the install method of a browser (docs/product.md#installation). */
export function installMethod({ userAgent, touchPoints, hasPrompt, isInstalled }: Browser): InstallMethod {
  if (isInstalled) return 'installed'
  if (hasPrompt) return 'prompt'
  if (inApp.test(userAgent)) return 'other-browser'
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)
  if (isIos) return /Safari\//.test(userAgent) ? 'ios-steps' : 'other-browser'
  return isPhone(userAgent) ? 'browser-menu' : 'qr-code'
}

/** Whether the user agent is a phone's or a tablet's; an iPad may claim to be a Macintosh. */
export const isPhone = (userAgent: string): boolean => phones.test(userAgent)

/**
 * Whether the banner offers the installation: wherever a method can succeed, so not for a QR code of an address that
 * only this computer reaches.
 */
export function isWorthOffering(method: InstallMethod, publicUrl: string): boolean {
  if (method === 'qr-code') return !isLoopback(publicUrl)
  return method !== 'installed'
}

/** Whether an address can be reached from this computer only. */
export const isLoopback = (address: string): boolean =>
  /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(address).hostname)
