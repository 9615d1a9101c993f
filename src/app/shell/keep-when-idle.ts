import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { keepBootTier } from '#cache/boot-tier.ts'
import type { FirstView } from '#cache/first-view.ts'
import { boundSavedQueries } from '#cache/saved-queries.ts'
import { onDataSaver } from '#device/data-saver.ts'
import { readLocal } from '#device/device-choices.ts'
import { keepDataSaver, keepMeter } from '#device/keep-on-device.ts'
import { localKeys } from '#offline/storage-keys.ts'
import { hasSession, shopperNow } from '#session/shopper.ts'
import { prepareBeforeTheTap } from './before-the-tap.ts'
import { carryPictures } from './carry-picture.ts'
import { keepFirstView } from './keep-first-view.ts'
import { registerWorker } from './register-worker.ts'
import { reportErrors } from './report-errors.ts'

/** What prepares the next page, the worker, and the bounds of what is saved. In one file, so that a first view names one chunk and not seven. */
export async function keepWhenIdle(client: QueryClient, router: AnyRouter, view: FirstView | null): Promise<void> {
  reportErrors(router)
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

/** The session, and the replay of the outbox. */
async function startShopper(client: QueryClient): Promise<void> {
  await (await import('#session/session.ts')).startSession()
  if (!hasSession()) return
  void import('./send-when-idle.ts').then(
    ({ sendWhenIdle }) => sendWhenIdle(client),
    () => undefined,
  )
}
