import { expect, test } from 'vitest'
import { textOf } from './source-tree.ts'

/** Paths of the route tree that the router plugin wrote. */
function pathsOfRoutes(): string[] {
  const union = /fullPaths:([\s\S]*?)\n\s*fileRoutesByTo/.exec(textOf('src/app/route-tree.gen.ts') ?? '')?.[1] ?? ''
  return [...union.matchAll(/'([^']+)'/g)].map((match) => match[1] ?? '')
}

/** The titles under which e2e/offline/cold-start.spec.ts opens each route offline after one visit. */
const openedCold: Readonly<Record<string, string>> = {
  '/': "'home'",
  '/$categoryList/$categoryId/': "'department'",
  '/$categoryList/$categoryId/prods/$category': "'selected'",
  '/SearchResults/$result': "'search'",
  '/category': "'brand'",
  '/products/$productId': "'product'",
  '/store/$shop/$storeId': "'shop'",
  '/products/$productId/reviews': "'reviews'",
  '/goods': "'goods'",
  '/trending': "'trending'",
  '/services/$services': "'tag'",
  '/discover': "'discover'",
  '/discover/sub/$category': "'discover-sub'",
  '/categories/': "'categories'",
  '/brands': "'brands'",
  '/search': "'search box'",
  '/saved': "'saved'",
  '/MyFootPrint': "'footprint'",
  '/notification': 'notices:',
  '/Settings': "'settings'",
  '/help': "'help'",
  '/Register': "'register'",
  '/about': "'/about'",
  '/policies/$policy/$language': "'/policies/privacy-agreement/en-us'",
  '/Cart': 'cart:',
  '/Checkout': 'checkout:',
  '/paymentMethod': 'payment:',
  '/ToPay': "'to pay':",
  '/ToDeliver/': "'to deliver':",
  '/ToReceive/': "'to receive':",
  '/Completed/Completed': 'completed:',
  '/Refund': 'refund:',
  '/order-details': "'shipped order':",
  '/ToDeliver/CancelOrder': "'cancel order':",
  '/ToReceive/logistics': 'logistics:',
  '/profile/{-$part}': "'profile edit':",
  '/collection': 'favourites:',
  '/addresses/{-$addrId}': "'address form':",
}

test('quality#offline: every route is opened cold with no network after one visit', () => {
  // The kit's gallery is not part of the build; `/signed-in` only redirects after a sign-in on another site.
  const never = ['/gallery', '/signed-in']
  expect(Object.keys(openedCold).sort()).toEqual(
    pathsOfRoutes()
      .filter((path) => !never.includes(path))
      .sort(),
  )
  const opens = textOf('e2e/offline/cold-start.spec.ts') ?? ''
  expect(Object.values(openedCold).filter((name) => !opens.includes(name))).toEqual([])
})
