import '#app/styles/tokens.css'
import '#app/styles/base.css'
import { i18n } from '@lingui/core'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { startPage } from '#cache/catalogue-queries.ts'
import { type FirstView, fillFrom, readFirstView } from '#cache/first-view.ts'
import { createQueryClient, fetchPersister } from '#cache/query-client.ts'
import { languageInAddress } from '#contract/page-language.ts'
import { defaultRegionId } from '#contract/region-ids.ts'
import { chosenPlace, deviceLanguage, keepPlace } from '#device/device-choices.ts'
import { followServerClock } from '#device/moment.ts'
import { reportCaught } from '#device/report-caught.ts'
import { keepInstallOffer } from '#features/installation/index.ts'
import { activateFirst } from '#i18n/activate.ts'
import { ownTimeZone } from '#offline/call.ts'
import { rememberScroll } from '#shell/scroll-memory.ts'
import { startWhenIdle } from '#shell/start-when-idle.ts'
import { watchConnection } from '#sync/connection.ts'
import { App } from './app.tsx'
import { createMallRouter } from './router.ts'

/** So long, in ms, an empty screen is better than one that stands in for what comes: drawing twice takes longer. */
const patience = 400

/**
 * Brings the page up. No await stands outside of it: chunks that wait for this module must not be waited for by it.
 */
async function start(): Promise<void> {
  keepInstallOffer()

  const root = document.getElementById('root') as HTMLElement
  const view = readFirstView()
  const chosen = chosenPlace()
  const lang = languageInAddress(location.search) ?? chosen.lang ?? view?.lang ?? deviceLanguage(navigator.languages)
  const regionId = chosen.regionId ?? view?.regionId ?? (await placeFound())
  const place = { regionId, lang }

  // What an address asks for holds for this visit; what was chosen on the device stays.
  keepPlace({ regionId, lang: chosen.lang ?? lang })
  document.documentElement.lang = lang
  const client = createQueryClient()
  // The document was made for the cookies' place; where the device knows better, its answers are another region's.
  const fits = view?.regionId === regionId && view.lang === lang
  if (view && fits) fillFrom(view, client, ownTimeZone())
  // A later visit reads what is saved before anything else; a first one has the document.
  const restored =
    view && fits
      ? null
      : fetchPersister().then(
          ({ restoreBootTier }) => restoreBootTier(client),
          () => {},
        )
  const router = createMallRouter({ client, place, i18n }, fits && view.isMissing)
  watchConnection(view === null)
  followServerClock(view?.at ?? null)
  rememberScroll(router)

  // Over the server's markup the screen's code is waited for; elsewhere a moment, also for what is saved, and then the
  // screen's own state says that it is late.
  const isRendered = fits && root.firstElementChild !== null && isHere(view)
  // What is not in the document of home asks by itself, as does a screen that is opened once more when its answers are old.
  if (isRendered) router.options.context.answered = router.latestLocation.pathname + router.latestLocation.searchStr
  // Who goes back or forward meanwhile is followed: by itself the router listens only from its first render on.
  router.history.subscribe(router.load)
  // Started now, so that the screen's code and what is saved of it are read while the words come.
  const opened = router.load()
  const shown = isRendered
    ? opened
    : Promise.race([
        Promise.all([
          restored,
          opened,
          startPage(client, location.pathname, new URLSearchParams(location.search), place),
        ]),
        after(patience),
      ])
  await Promise.all([activateFirst(i18n, lang), shown])

  const moment = { renderedAt: view?.at ?? Date.now(), timeZone: ownTimeZone(), savesData: view?.savesData ?? false }
  const app = <App i18n={i18n} client={client} router={router} place={place} moment={moment} />
  // Who has gone back or forward before the script was there wants another screen than the document's.
  if (isRendered && isHere(view)) {
    // Tells the router that the server has rendered, so that it draws the same boundaries.
    router.ssr = { manifest: undefined }
    // What does not fit is no fault where somebody goes back or forward while the markup is taken over.
    startTransition(
      () =>
        void hydrateRoot(root, app, {
          onCaughtError,
          onRecoverableError: (error) => isHere(view) && reportError(error),
        }),
    )
  } else {
    root.replaceChildren()
    createRoot(root, { onCaughtError }).render(app)
  }

  startWhenIdle(client, router, view)
}

/** Errors that an error boundary shows: React would only write them to the console. */
const onCaughtError = (error: unknown) => {
  console.error(error)
  reportCaught(error)
}

/** Whether the document was made for the address that the page has now. */
const isHere = ({ path }: FirstView) => path === location.pathname + location.search

/** Where the caller is: asked only where neither device nor document tells, so its code is no part of a first load. */
const placeFound = () =>
  import('#device/place-by-ip.ts').then(
    ({ placeOfCaller }) => placeOfCaller(),
    () => defaultRegionId,
  )

const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

void start()
