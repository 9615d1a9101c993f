import type { I18n } from '@lingui/core'
import { type HeadTags, headTags } from './head-tags.ts'
import { addressOfHead, type HeadRoute, plainFacts } from './page-facts.ts'

/** Makes a screen's title; the screen's own title hook calls the same function on the page. */
export type Title = (i18n: I18n) => string | Promise<string>

/** The head of a screen with a title and nothing else to say: search engines do not list it. */
export const plainHead = async (route: HeadRoute, title: Title): Promise<HeadTags> =>
  headTags(route, plainFacts(route, await title(route.match.context.i18n)))

/** The head of a page that looks the same to everyone: search engines list it, unless the address has filters. */
export async function listedHead(route: HeadRoute, title?: Title): Promise<HeadTags> {
  const facts = plainFacts(route, await title?.(route.match.context.i18n))
  return headTags(route, { ...facts, isIndexed: addressOfHead(route).choices.length === 0 })
}
