import { productQueries } from '#cache/catalogue/product-queries.ts'
import { idInPath } from '#contract/links.ts'
import type { ShopDetail } from '#contract/shop.ts'
import { type HeadTags, headTags } from '#shell/head/head-tags.ts'
import { addressOfHead, answerIn, type HeadRoute, pathOf, plainFacts, shortened } from '#shell/head/page-facts.ts'
import { pageDescriptions } from '#words/page-descriptions.ts'
import { shopTitle } from './shop-title.ts'

/** The head of a shop's page. */
export function shopHead(route: HeadRoute & { readonly params: { readonly storeId: string } }): HeadTags {
  const { market } = route.match.context
  const shop = answerIn<ShopDetail>(route, productQueries.shop(idInPath(route.params.storeId) ?? 0, market))
  if (!shop) return headTags(route, plainFacts(route))
  const path = pathOf('store', shop.slug, shop.shopId)
  const words = pageDescriptions[market.lang]
  const count = new Intl.NumberFormat(market.lang).format(shop.prodCount)
  return headTags(route, {
    ...plainFacts(route, shopTitle(shop)),
    path,
    isIndexed: addressOfHead(route).choices.length === 0,
    description: shortened(`${words.shop(shop.shopName, count)} ${shop.intro}`),
    picture: { template: shop.pic, tint: shop.shopId },
    trail: [
      { name: words.home, path: '/' },
      { name: shop.shopName, path },
    ],
    shop,
  })
}
