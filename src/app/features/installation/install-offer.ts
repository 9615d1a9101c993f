import { Store } from '@tanstack/react-store'
import { readLocal, writeLocal } from '#device/device-choices.ts'
import { localKeys } from '#offline/storage-keys.ts'

/** Chromium's event, which TypeScript's DOM does not know: https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent */
type InstallPrompt = Event & { prompt(): Promise<unknown>; userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }> }

/** The browser's offer to install, and whether the mall is installed already. */
export type InstallOffer = { readonly prompt: InstallPrompt | null; readonly isInstalled: boolean }
export const installOffer = new Store<InstallOffer>({ prompt: null, isInstalled: false })
const change = (next: Partial<InstallOffer>) => installOffer.setState((now) => ({ ...now, ...next }))

/** Keeps the browser's offer to install, which may come before React is up; call it first of all. */
export function keepInstallOffer(): void {
  change({ isInstalled: isInstalledMall() || readLocal(localKeys.installClosed) === 'installed' })
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    // Who gets the offer does not have the mall any more.
    if (readLocal(localKeys.installClosed) === 'installed') writeLocal(localKeys.installClosed, 'closed')
    change({ prompt: event as InstallPrompt, isInstalled: isInstalledMall() })
  })
  addEventListener('appinstalled', () => {
    writeLocal(localKeys.installClosed, 'installed')
    change({ prompt: null, isInstalled: true })
  })
}

/** Lets the browser ask. Its event serves once; where it is dismissed the browser may send another one later. */
export async function askToInstall(): Promise<'accepted' | 'dismissed'> {
  const asked = installOffer.state.prompt
  change({ prompt: null })
  if (!asked) return 'dismissed'
  await asked.prompt()
  return (await asked.userChoice).outcome
}

const ownWindow = '(display-mode: standalone), (display-mode: minimal-ui), (display-mode: window-controls-overlay)'

/** Whether this page runs in a window of its own. */
function isInstalledMall(): boolean {
  return matchMedia(ownWindow).matches || (navigator as { standalone?: boolean }).standalone === true
}
