import { useHydratedStore } from '#device/hydration.ts'
import { type InstallOffer, installOffer } from './install-offer.ts'

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

/** How this browser can put the mall on a home screen. */
export type InstallWay =
  /** Nothing to offer: this is the installed mall, or it was just installed. */
  | 'installed'
  /** The browser has offered its own dialogue. */
  | 'prompt'
  /** iOS: Share → Add to Home Screen → Add. */
  | 'ios-steps'
  /** Inside an app that cannot install: the page has to be opened in a browser. */
  | 'other-browser'
  /** A phone whose browser installs from its own menu and tells nobody. */
  | 'browser-menu'
  /** A desktop: a phone takes it from here. */
  | 'qr-code'

export type Browser = {
  readonly userAgent: string
  /** Points of touch at once; an iPad calls itself a Macintosh and differs by this alone. */
  readonly touchPoints: number
  readonly hasPrompt: boolean
  readonly isInstalled: boolean
}

/** WeChat, Facebook, Messenger, Instagram, QQ, Line, TikTok; any Android WebView. */
const inApp = /MicroMessenger|FBAN\/|FBAV\/|FB_IAB|Instagram| QQ\/|\bLine\/|BytedanceWebview|musical_ly|; wv\)/
const phones = /Android|iPhone|iPad|iPod|Mobile|HarmonyOS/

/** Finds the way of a browser (issue 2 §4; the spec's download popup, §4, is our installation). */
export function installWay({ userAgent, touchPoints, hasPrompt, isInstalled }: Browser): InstallWay {
  if (isInstalled) return 'installed'
  if (hasPrompt) return 'prompt'
  if (inApp.test(userAgent)) return 'other-browser'
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)
  if (isIos) return /Safari\//.test(userAgent) ? 'ios-steps' : 'other-browser'
  return isPhone(userAgent) ? 'browser-menu' : 'qr-code'
}

/** Whether the browser says that it is a phone's or a tablet's; an iPad may say it is a Macintosh. */
export const isPhone = (userAgent: string): boolean => phones.test(userAgent)

/** Whether the way may be offered unasked: only where it can lead somewhere, so not to an address of this computer alone. */
export function isWorthOffering(way: InstallWay, publicUrl: string): boolean {
  if (way === 'qr-code') return !isLoopback(publicUrl)
  return way === 'prompt' || way === 'ios-steps' || way === 'other-browser'
}

/** Whether an address is reached from this computer only. */
export const isLoopback = (address: string): boolean =>
  /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(address).hostname)
