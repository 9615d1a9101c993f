import { registerRoute } from 'workbox-routing'
import { searchFormPath } from '#contract/links.ts'

/**
 * Answers the header's search form, submitted by the browser before the page's script was loaded: the same redirect as
 * the server's, also offline.
 */
export function answerSearchForm(): void {
  registerRoute(
    ({ request, url }) => request.mode === 'navigate' && /^\/SearchResults\/?$/.test(url.pathname),
    async ({ url }) => {
      const target = searchFormPath(url.searchParams.get('key'))
      return target ? Response.redirect(target, 303) : new Response(null, { status: 204 })
    },
  )
}
