import { registerRoute } from 'workbox-routing'
import { searchFormPath } from '#contract/links.ts'

/** The header's form, sent by the browser itself before the page's script was there: the same as the server answers, also without a network. */
export function answerSearchForm(): void {
  registerRoute(
    ({ request, url }) => request.mode === 'navigate' && /^\/SearchResults\/?$/.test(url.pathname),
    async ({ url }) => {
      const target = searchFormPath(url.searchParams.get('key'))
      return target ? Response.redirect(target, 303) : new Response(null, { status: 204 })
    },
  )
}
