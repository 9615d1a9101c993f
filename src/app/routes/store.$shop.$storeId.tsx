import { createFileRoute, notFound } from '@tanstack/react-router'
import { filteredListQuery } from '#cache/catalogue/list-queries.ts'
import { productQueries } from '#cache/catalogue/product-queries.ts'
import { idInPath } from '#contract/links.ts'
import { ShopScreen } from '#features/shop/shop-screen.tsx'
import { openScreen } from '#shell/open-screen.ts'

export const Route = createFileRoute('/store/$shop/$storeId')({
  staticData: import.meta.env.SSR
    ? { screen: 'store', examples: { shop: '/store/{shop}' }, sitemap: { each: 'shops', path: '/store/{slug}/{id}' } }
    : {},
  loader: (opened) => {
    const shopId = idInPath(opened.params.storeId)
    if (shopId === null) throw notFound()
    const { market } = opened.context
    return openScreen(opened, [
      productQueries.shop(shopId, market),
      filteredListQuery({ shopId }, opened.location.searchStr, market),
    ])
  },
  head: import.meta.env.SSR
    ? (route) => import('#features/shop/shop-meta.ts').then(({ shopHead }) => shopHead(route))
    : undefined,
  component: function Shop() {
    const { shop, storeId } = Route.useParams()
    return <ShopScreen slug={shop} id={storeId} />
  },
})
