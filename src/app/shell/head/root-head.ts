import { pageNotFoundTitle } from '../page-not-found-title.ts'
import { type HeadTags, headTags, missingTags } from './head-tags.ts'
import { type HeadRoute, plainFacts } from './page-facts.ts'

/**
 * The head of a screen without its own, and of the 404 page. `_notFound` is where the router notes that a route's page
 * is missing.
 */
export const rootHead = (route: HeadRoute & { readonly match: { readonly _notFound?: boolean } }): HeadTags =>
  route.match._notFound
    ? missingTags(route, pageNotFoundTitle(route.match.context.i18n))
    : headTags(route, plainFacts(route))
