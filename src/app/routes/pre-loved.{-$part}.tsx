import { createFileRoute, notFound } from '@tanstack/react-router'
import { PreLovedPart } from '#features/pre-loved/pre-loved-part.tsx'
import { openScreen } from '#shell/open-screen.ts'

export const Route = createFileRoute('/pre-loved/{-$part}')({
  staticData: import.meta.env.SSR
    ? {
        screen: 'PreLoved; the form of an offer (/pre-loved/offer), own offers (/pre-loved/offers)',
        examples: { 'pre-loved': '/pre-loved', 'pre-loved with filters': '/pre-loved?condition=like-new&sort=price' },
        shopperExamples: { 'sell an item': '/pre-loved/offer', 'own offers': '/pre-loved/offers' },
        sitemap: ['/pre-loved'],
      }
    : {},
  loader: (opened) => {
    const { part } = opened.params
    if (part !== undefined && part !== 'offer' && part !== 'offers') throw notFound()
    // On the page, the screen's own code asks: the code of its queries comes together with the screen.
    if (!import.meta.env.SSR || part !== undefined) return openScreen(opened, [])
    return openScreen(opened, [
      import('#features/pre-loved/pre-loved-queries.ts').then(({ listOfAddress }) =>
        listOfAddress(opened.location.searchStr, opened.context.market),
      ),
    ])
  },
  head: import.meta.env.SSR
    ? (route) => import('#features/pre-loved/pre-loved-meta.ts').then(({ preLovedHead }) => preLovedHead(route))
    : undefined,
  component: function PreLoved() {
    return <PreLovedPart part={Route.useParams().part} />
  },
})
