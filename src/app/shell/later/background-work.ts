import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { mallQueries } from '#cache/catalogue/mall-queries.ts'
import type { FirstView } from '#cache/first-view.ts'
import { boundSavedQueries } from '#cache/later/saved-queries.ts'
import { persistStartupCache } from '#cache/later/startup-cache.ts'
import type { RouteContext } from '#cache/route-context.ts'
import { onDataSaver, savesData } from '#device/data-saver.ts'
import { readLocal } from '#device/device-choices.ts'
import { persistDataSaver, startDataMeter } from '#device/device-storage.ts'
import { localKeys } from '#offline/storage-keys.ts'
import { laterLocalKeys } from '#offline/store-names.ts'
import { hasSession, shopperNow } from '#session/shopper.ts'
import { guestSends } from '#sync/later/guest-sends.ts'
import { cacheFirstView, persistFirstView } from './persist-first-view.ts'
import { preloadOnIntent } from './preload-on-intent.ts'
import { registerWorker } from './register-worker.ts'
import { reportErrors } from './report-errors.ts'
import { animateSharedElements } from './shared-element-transition.ts'

/**
 * Starts the prefetch of next pages, the worker, and the limits of stored data. A single file, so that a first view
 * names one chunk and not seven.
 */
export async function startBackgroundWork(
  client: QueryClient,
  router: AnyRouter,
  view: FirstView | null,
): Promise<void> {
  reportErrors(router)
  preloadOnIntent(router, client)
  animateSharedElements(router)
  startDataMeter()
  followSession(client)
  void persistDataSaver()
  onDataSaver(() => void persistDataSaver())
  registerWorker(router.history)
  // A step that fails does not keep the later ones from their work; the next start tries again.
  if (view) {
    await persistFirstView(client, view).catch(() => undefined)
    void cacheFirstView().catch(() => undefined)
  }
  fetchCategories(client, router)
  persistStartupCache(client)
  await boundSavedQueries().catch(() => undefined)
  // A download in progress when the app was closed is resumed; the shopper requested it, so data saver does not stop
  // it.
  if (readLocal(localKeys.downloading)) resumeWhenLoaded()
}

/** Resumes the downloads; if the network is lost before their code has loaded, then when the network is back. */
function resumeWhenLoaded(): void {
  void import('#cache/offline-downloads/run-downloads.ts').then(
    ({ resumeDownloads }) => resumeDownloads(),
    () => addEventListener('online', resumeWhenLoaded, { once: true }),
  )
}

/**
 * Home holds the departments alone; their sub-categories are fetched ahead, so that Discover and Categories open offline
 * after one visit of home.
 */
function fetchCategories(client: QueryClient, router: AnyRouter): void {
  const { market } = router.options.context as RouteContext
  if (router.latestLocation.pathname === '/' && !savesData())
    void client.prefetchQuery({ ...mallQueries.tree(market), staleTime: 'static' })
}

/** Code that only shoppers need is loaded once a shopper is signed in, also when the sign-in happens in another tab. */
function followSession(client: QueryClient): void {
  const start = () => void startShopper(client).catch(() => undefined)
  const isSignedIn = shopperNow() !== null || hasSession()
  if (isSignedIn || readLocal(laterLocalKeys.ending)) start()
  else if (guestSends()) sendPending(client)
  if (!isSignedIn) window.addEventListener('storage', ({ key }) => key === localKeys.shopper && start())
}

/** Starts the session, or finishes its interrupted end, and starts the replay of pending changes. */
async function startShopper(client: QueryClient): Promise<void> {
  await (await import('#session/session.ts')).startSession()
  if (hasSession() || guestSends()) sendPending(client)
}

/** Starts the replay of pending changes, or of what a guest sends without a login. */
function sendPending(client: QueryClient): void {
  void import('./shopper/send-when-idle.ts').then(
    ({ sendWhenIdle }) => sendWhenIdle(client),
    () => undefined,
  )
}
