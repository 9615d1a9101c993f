import { createFileRoute } from '@tanstack/react-router'
import { ProductScreen } from '#features/product/product-screen.tsx'
import { openPage } from '#shell/open-page.ts'

/** The chosen variant; a value that is not an id is ignored. */
const choice = ({ sku }: Record<string, unknown>): { sku?: number } =>
  Number.isInteger(sku) && Number(sku) > 0 ? { sku: Number(sku) } : {}

export const Route = createFileRoute('/products/$productId')({
  validateSearch: choice,
  loader: openPage,
  component: function Product() {
    return <ProductScreen segment={Route.useParams().productId} sku={Route.useSearch().sku} />
  },
})
