import { readLocal, writeLocal } from '#device/device-choices.ts'
import { localKeys } from '#offline/storage-keys.ts'

/** Chromium's event, which TypeScript's DOM does not know: https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent */
type InstallPrompt = Event & { prompt(): Promise<unknown>; userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }> }

let prompt: InstallPrompt | null = null
let installed = false
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

/** Keeps the browser's offer to install, which may come before React is up; call it first of all. */
export function keepInstallOffer(): void {
  installed = isInstalledMall() || readLocal(localKeys.installClosed) === 'installed'
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    prompt = event as InstallPrompt
    // Who gets the offer does not have the mall any more.
    if (readLocal(localKeys.installClosed) === 'installed') writeLocal(localKeys.installClosed, 'closed')
    installed = isInstalledMall()
    tell()
  })
  addEventListener('appinstalled', () => {
    prompt = null
    installed = true
    writeLocal(localKeys.installClosed, 'installed')
    tell()
  })
}

/** Follows the offer, for useSyncExternalStore. */
export const installOffer = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  hasPrompt: () => prompt !== null,
  isInstalled: () => installed,
}

/** Lets the browser ask. Its event serves once; where it is dismissed the browser may send another one later. */
export async function askToInstall(): Promise<'accepted' | 'dismissed'> {
  const asked = prompt
  prompt = null
  tell()
  if (!asked) return 'dismissed'
  await asked.prompt()
  return (await asked.userChoice).outcome
}

const ownWindow = '(display-mode: standalone), (display-mode: minimal-ui), (display-mode: window-controls-overlay)'

/** Whether this page runs in a window of its own. */
function isInstalledMall(): boolean {
  return matchMedia(ownWindow).matches || (navigator as { standalone?: boolean }).standalone === true
}
