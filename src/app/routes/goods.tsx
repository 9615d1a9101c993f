import { createFileRoute } from '@tanstack/react-router'
import { listQueries } from '#cache/catalogue/list-queries.ts'
import { GoodsScreen } from '#features/lists/goods-screen.tsx'
import { openScreen } from '#shell/open-screen.ts'

export const Route = createFileRoute('/goods')({
  staticData: import.meta.env.SSR ? { screen: 'viewGoods', examples: { goods: '/goods' }, sitemap: ['/goods'] } : {},
  loader: (opened) => openScreen(opened, [listQueries.youMayLike(opened.context.market)]),
  head: import.meta.env.SSR
    ? (route) => import('#features/lists/lists-meta.ts').then(({ goodsHead }) => goodsHead(route))
    : undefined,
  component: GoodsScreen,
})
