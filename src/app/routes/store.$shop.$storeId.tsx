import { createFileRoute } from '@tanstack/react-router'
import { startPage } from '../data/catalogue-queries.ts'
import { ShopScreen } from '../features/shop/shop-screen.tsx'

export const Route = createFileRoute('/store/$shop/$storeId')({
  loader: ({ context, location }) => startPage(context.client, location.pathname, context.place),
  component: function Shop() {
    const { shop, storeId } = Route.useParams()
    return <ShopScreen slug={shop} id={storeId} />
  },
})
