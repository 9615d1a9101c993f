import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { productQueries } from '#cache/catalogue/product-queries.ts'
import { beforePreLoved, idInSlug } from '#contract/links.ts'
import { ProductScreen } from '#features/product/product-screen.tsx'
import { openScreen } from '#shell/open-screen.ts'

/** The chosen variant; a value that is not an id is ignored. */
const choice = ({ sku }: Record<string, unknown>): { sku?: number } =>
  Number.isInteger(sku) && Number(sku) > 0 ? { sku: Number(sku) } : {}

export const Route = createFileRoute('/products/$productId')({
  staticData: import.meta.env.SSR
    ? {
        screen: 'viewProduct',
        examples: { product: '/products/{product}' },
        sitemap: { each: 'products', path: '/products/{slug}-{id}' },
      }
    : {},
  validateSearch: choice,
  loader: (opened) => {
    const prodId = idInSlug(opened.params.productId)
    if (prodId === null) throw notFound()
    if (prodId > beforePreLoved) throw redirect({ href: `/pre-loved-product/${opened.params.productId}` })
    return openScreen(opened, [productQueries.info(prodId, opened.context.market)])
  },
  head: import.meta.env.SSR
    ? (route) => import('#features/product/product-meta.ts').then(({ productHead }) => productHead(route))
    : undefined,
  component: function Product() {
    return <ProductScreen segment={Route.useParams().productId} sku={Route.useSearch().sku} />
  },
})
