import '#app/styles/fonts.css'
import '#app/styles/tokens.css'
import '#app/styles/base.css'
import { i18n } from '@lingui/core'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { type FirstView, fillFrom, readFirstView, sentAt } from '#cache/first-view.ts'
import { followCatalogue } from '#cache/follow-catalogue.ts'
import { createQueryClient, fetchPersister } from '#cache/query-client.ts'
import { whenFetched } from '#cache/when-fetched.ts'
import { languageInAddress } from '#contract/page-language.ts'
import { chosenMarket, deviceLanguage, openMarket } from '#device/device-choices.ts'
import { markFirstViewUp } from '#device/hydration.ts'
import { regionAtStart } from '#device/region-at-start.ts'
import { reportCaught } from '#device/report-caught.ts'
import { followServerClock, serverNow } from '#device/server-clock.ts'
import { captureInstallPrompt } from '#features/installation/index.ts'
import { activateFirst } from '#i18n/activate.ts'
import { ownTimeZone } from '#offline/call.ts'
import { followLoss } from '#session/shopper-session.ts'
import { restoreScroll } from '#shell/scroll-memory.ts'
import { startWhenIdle, whenIdle } from '#shell/start-when-idle.ts'
import { watchConnection } from '#sync/connection.ts'
import { App } from './app.tsx'
import { createMallRouter } from './router.ts'

/** Time for which an empty screen is preferred to a loading state, in ms, because rendering twice takes longer. */
const emptyScreenTime = 400

/**
 * Starts the page. A function and not top-level await, because chunks that import this module would otherwise deadlock
 * with it.
 */
async function start(): Promise<void> {
  captureInstallPrompt()

  const root = document.getElementById('root') as HTMLElement
  const view = readFirstView()
  const chosen = chosenMarket()
  const lang = languageInAddress(location.search) ?? chosen.lang ?? view?.lang ?? deviceLanguage(navigator.languages)
  const regionId = await regionAtStart(chosen.regionId, view?.regionId)
  const market = { regionId, lang }

  // A language in the address applies to this visit; the language chosen on the device stays stored.
  openMarket({ regionId, lang: chosen.lang ?? lang })
  // Setting the language, even to the same value, makes the browser compute the styles of the whole page again.
  if (document.documentElement.lang !== lang) document.documentElement.lang = lang
  const client = createQueryClient()
  // The document was made for the market in the cookies; if the device has another market stored, the document's
  // answers do not apply.
  const fits = view?.regionId === regionId && view.lang === lang
  if (view && fits) fillFrom(view, client, ownTimeZone())
  // A later visit reads the stored answers first; a first visit has the document.
  const restored =
    view && fits
      ? null
      : fetchPersister().then(
          ({ restoreStartupCache }) => restoreStartupCache(client),
          () => {},
        )
  const router = createMallRouter({ client, market, i18n }, fits && view.isMissing)
  watchConnection(view === null)
  followCatalogue(client)
  followLoss()
  followServerClock(view && sentAt(view))
  restoreScroll(router)

  // With the server's markup, rendering waits for the screen's code. Without it, rendering waits a short time for the
  // code and the stored answers, and then the screen's loading state is shown.
  const isRendered = fits && root.firstElementChild !== null && isCurrentAddress(view)
  // Follows a Back or Forward in the meantime, because the router itself listens only from its first render on.
  router.history.subscribe(router.load)
  // Started now, so that the screen's code and its stored answers are loaded in parallel with the messages.
  const opened = router.load()
  const answered = Promise.all([restored, opened.then(() => whenFetched(client))])
  const shown = isRendered ? opened : Promise.race([answered, after(emptyScreenTime)])
  await Promise.all([activateFirst(i18n, lang), shown])

  const environment = {
    renderedAt: view?.at ?? serverNow(),
    timeZone: ownTimeZone(),
    savesData: view?.savesData ?? false,
  }
  const app = <App i18n={i18n} client={client} router={router} market={market} environment={environment} />
  // After a Back or Forward before the script was loaded, the address is no longer the document's.
  if (isRendered && isCurrentAddress(view)) {
    // Tells the router that the server has rendered, so that the router renders the same boundaries.
    router.ssr = { manifest: undefined }
    // A hydration mismatch is no defect where a Back or Forward happens during hydration.
    startTransition(
      () =>
        void hydrateRoot(root, app, {
          onCaughtError,
          onRecoverableError: (error) => isCurrentAddress(view) && reportError(error),
        }),
    )
    markFirstViewUp()
  } else {
    root.replaceChildren()
    createRoot(root, { onCaughtError }).render(app)
    // On a slow phone, the stored answers may arrive after the loading state was rendered.
    void answered.then(() => whenIdle(markFirstViewUp))
  }
  // Shows the page where the document was hidden, because it is of another region (index.html).
  document.documentElement.removeAttribute('data-other')

  // A missing address is asked for again when its screen is opened once more.
  void opened.then(() => delete router.options.context.missing)
  startWhenIdle(client, router, view)
}

/** Errors that an error boundary shows, which React would only write to the console. */
const onCaughtError = (error: unknown) => {
  console.error(error)
  reportCaught(error)
}

/** Whether the document was made for the page's current address. */
const isCurrentAddress = ({ path }: FirstView) => path === location.pathname + location.search

const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

void start()
