import { Store } from '@tanstack/react-store'
import { readLocal, writeLocal } from '#device/device-choices.ts'
import { localKeys } from '#offline/storage-keys.ts'

/**
 * Chromium's event, which TypeScript's DOM types lack:
 * https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent
 */
type InstallPrompt = Event & { prompt(): Promise<unknown>; userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }> }

/** The browser's install offer, and whether the mall is installed already. */
export type InstallOffer = { readonly prompt: InstallPrompt | null; readonly isInstalled: boolean }
export const installOffer = new Store<InstallOffer>({ prompt: null, isInstalled: false })
const change = (next: Partial<InstallOffer>) => installOffer.setState((now) => ({ ...now, ...next }))

/**
 * Stores the browser's install offer, which may arrive before React has started; call this function before anything
 * else.
 */
export function captureInstallPrompt(): void {
  change({ isInstalled: isInstalledMall() || readLocal(localKeys.installClosed) === 'installed' })
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    // A browser that offers to install no longer has the mall installed.
    if (readLocal(localKeys.installClosed) === 'installed') writeLocal(localKeys.installClosed, 'closed')
    change({ prompt: event as InstallPrompt, isInstalled: isInstalledMall() })
  })
  addEventListener('appinstalled', () => {
    writeLocal(localKeys.installClosed, 'installed')
    change({ prompt: null, isInstalled: true })
  })
}

const ownWindow = '(display-mode: standalone), (display-mode: minimal-ui), (display-mode: window-controls-overlay)'

/** Whether this page runs in a window of its own, that is, in the installed mall. */
function isInstalledMall(): boolean {
  return matchMedia(ownWindow).matches || (navigator as { standalone?: boolean }).standalone === true
}
