import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import type { FirstView } from '#cache/first-view.ts'
import { keepBootTier } from '#cache/later/keep-boot-tier.ts'
import { boundSavedQueries } from '#cache/later/saved-queries.ts'
import { onDataSaver } from '#device/data-saver.ts'
import { readLocal } from '#device/device-choices.ts'
import { keepDataSaver } from '#device/keep-data-saver.ts'
import { keepMeter } from '#device/keep-meter.ts'
import { localKeys } from '#offline/storage-keys.ts'
import { hasSession, shopperNow } from '#session/shopper.ts'
import { prepareBeforeTheTap } from './before-the-tap.ts'
import { carryPictures } from './carry-picture.ts'
import { keepFirstView } from './keep-first-view.ts'
import { registerWorker } from './register-worker.ts'

/** What prepares the next page, the worker, and the bounds of what is saved. In one file, so that a first view names one chunk and not seven. */
export async function keepWhenIdle(client: QueryClient, router: AnyRouter, view: FirstView | null): Promise<void> {
  prepareBeforeTheTap(router, client)
  carryPictures(router)
  keepMeter()
  followSession(client)
  void keepDataSaver()
  onDataSaver(() => void keepDataSaver())
  registerWorker(client)
  if (view) await keepFirstView(client, view)
  keepBootTier(client)
  await boundSavedQueries()
  // What was being taken along when the app was closed is gone on with; it was asked for, so also under data saver.
  if (readLocal(localKeys.taking)) await (await import('#cache/saved-sets/take-list.ts')).goOn()
}

/** Code that only a shopper needs is fetched where one is, also when another tab has signed in. */
function followSession(client: QueryClient): void {
  const start = () => void startShopper(client).catch(() => undefined)
  if (shopperNow() || hasSession()) start()
  else window.addEventListener('storage', ({ key }) => key === localKeys.shopper && start())
}

/** The session, what was chosen on this phone and the account does not know yet, and what waits to be sent. */
async function startShopper(client: QueryClient): Promise<void> {
  await (await import('#session/session.ts')).startSession()
  if (!hasSession()) return
  void import('../shopper/send-when-idle.ts').then(
    ({ sendWhenIdle }) => sendWhenIdle(client),
    () => undefined,
  )
  await (await import('#session/tell-account.ts')).tellAccount()
}
