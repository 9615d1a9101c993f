import { idInSlug, productSlug } from '#contract/links.ts'
import type { PreLovedDetail } from '#contract/pre-loved/pre-loved.ts'
import { type HeadTags, headTags } from '#shell/head/head-tags.ts'
import { answerIn, type HeadRoute, pathOf, plainFacts, shortened } from '#shell/head/page-facts.ts'
import { listedHead, plainHead } from '#shell/head/plain-head.ts'
import type { ProductRoute } from '#shell/head/product-head.ts'
import { pageDescriptions } from '#words/page-descriptions.ts'
import { formatPrice } from '#words/price.ts'
import { preLovedQueries } from './pre-loved-queries.ts'
import { preLovedTitle, titleOfPart } from './pre-loved-titles.ts'

type PartRoute = HeadRoute & { readonly params: { readonly part?: string } }

/** The head of `/pre-loved`, which search engines list, and of the shopper's own pages below. */
export const preLovedHead = (route: PartRoute): Promise<HeadTags> => {
  const { part } = route.params
  return part === undefined ? listedHead(route, preLovedTitle) : plainHead(route, (i18n) => titleOfPart(i18n, part))
}

/** The head of a pre-loved item. An item is of one piece and soon sold, so that search engines do not list the page. */
export function itemHead(route: ProductRoute): HeadTags {
  const { market } = route.match.context
  const item = answerIn<PreLovedDetail>(route, preLovedQueries.item(idInSlug(route.params.productId) ?? 0, market))
  if (!item) return headTags(route, plainFacts(route))
  const own = pathOf('pre-loved-product', productSlug(item))
  return headTags(route, {
    ...plainFacts(route),
    title: item.prodName,
    path: own,
    description: shortened(`${formatPrice(item.price, item.priceSymbol, market.lang)} · ${item.description}`),
    picture: item.pic.startsWith('/media/') ? { template: item.pic, tint: item.prodId } : null,
    trail: [{ name: pageDescriptions[market.lang].home, path: '/' }],
  })
}
