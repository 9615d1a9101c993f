import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { id } from '../../contract/wire.ts'
import { ProductScreen } from '../features/product/product-screen.tsx'
import { openPage } from '../shell/open-page.ts'

/** The chosen variant; whatever is not an id is as good as none. */
const choice = v.object({ sku: v.fallback(v.optional(id), undefined) })

export const Route = createFileRoute('/products/$productId')({
  validateSearch: (search) => v.parse(choice, search),
  loader: openPage,
  component: function Product() {
    return <ProductScreen segment={Route.useParams().productId} sku={Route.useSearch().sku} />
  },
})
