import { setupI18n } from '@lingui/core'
import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { type FirstView, fillFrom } from '#cache/first-view.ts'
import { createQueryClient } from '#cache/query-client.ts'
import { activateLanguage } from '#i18n/activate.ts'
import { titleOfRender } from '#shell/use-title.ts'
import { App } from './app.tsx'
import { createMallRouter } from './router.ts'

export { writeFirstView } from '#cache/first-view.ts'

/**
 * Renders the first view's markup on the server from the answers that the document carries, with the components that
 * the page itself uses; `title` is the screen's title. `path` is path and query of the page.
 */
export async function renderFirstView(
  path: string,
  view: FirstView,
): Promise<{ markup: string; title: string | undefined }> {
  const i18n = setupI18n()
  const place = { regionId: view.regionId, lang: view.lang }
  const client = createQueryClient()
  fillFrom(view, client, view.timeZone)
  const router = createMallRouter(
    { client, place, i18n },
    view.isMissing,
    createMemoryHistory({ initialEntries: [path] }),
  )
  await Promise.all([activateLanguage(i18n, view.lang), router.load()])
  return titleOfRender(() =>
    renderToString(
      <App
        i18n={i18n}
        client={client}
        router={router}
        place={place}
        moment={{ renderedAt: view.at, timeZone: view.timeZone, savesData: view.savesData }}
      />,
    ),
  )
}
