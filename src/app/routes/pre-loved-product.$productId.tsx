import { createFileRoute, notFound } from '@tanstack/react-router'
import { idInSlug } from '#contract/links.ts'
import { ItemScreen } from '#features/pre-loved/item/item-screen.tsx'
import { openScreen } from '#shell/open-screen.ts'

export const Route = createFileRoute('/pre-loved-product/$productId')({
  staticData: import.meta.env.SSR
    ? { screen: 'PreLovedProduct', examples: { 'pre-loved item': '/pre-loved-product/{preLovedItem}' } }
    : {},
  loader: (opened) => {
    const prodId = idInSlug(opened.params.productId)
    if (prodId === null) throw notFound()
    // On the page, the screen's own code asks: the code of its queries comes together with the screen.
    if (!import.meta.env.SSR) return openScreen(opened, [])
    return openScreen(opened, [
      import('#features/pre-loved/pre-loved-queries.ts').then(({ preLovedQueries }) =>
        preLovedQueries.item(prodId, opened.context.market),
      ),
    ])
  },
  head: import.meta.env.SSR
    ? (route) => import('#features/pre-loved/pre-loved-meta.ts').then(({ itemHead }) => itemHead(route))
    : undefined,
  component: function PreLovedItem() {
    return <ItemScreen segment={Route.useParams().productId} />
  },
})
