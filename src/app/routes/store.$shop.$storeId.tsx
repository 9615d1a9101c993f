import { createFileRoute } from '@tanstack/react-router'
import { ShopScreen } from '#features/shop/shop-screen.tsx'
import { openPage } from '#shell/open-page.ts'

export const Route = createFileRoute('/store/$shop/$storeId')({
  loader: openPage,
  component: function Shop() {
    const { shop, storeId } = Route.useParams()
    return <ShopScreen slug={shop} id={storeId} />
  },
})
