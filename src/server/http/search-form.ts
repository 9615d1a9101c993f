import type { Hono } from 'hono'
import { searchFormPath } from '#contract/links.ts'

/**
 * GET /SearchResults?key=words: the header's search form, which the browser submits itself if the page's script has not
 * loaded yet.
 */
export function searchForm(app: Hono): void {
  for (const path of ['/SearchResults', '/SearchResults/']) {
    app.get(path, (context) => {
      const target = searchFormPath(context.req.query('key') ?? null)
      return target ? context.redirect(target, 303) : context.body(null, 204)
    })
  }
}
