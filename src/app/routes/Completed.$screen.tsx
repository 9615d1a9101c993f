import { createFileRoute } from '@tanstack/react-router'
import { buyingChunk, buyingScreen } from '#features/buying/buying-screen.ts'
import { openScreen } from '#shell/open-screen.ts'
import { requireQuery } from '#shell/require-known.ts'

// Two screens as one route, because every route adds bytes to the first view.
export const Route = createFileRoute('/Completed/$screen')({
  staticData: import.meta.env.SSR
    ? {
        screen: 'Completed (/Completed/Completed); rateProducts (/Completed/RateProduct)',
        chunk: buyingChunk,
        shopperExamples: {
          completed: '/Completed/Completed',
          'items to rate': '/Completed/RateProduct',
          'review form': '/Completed/RateProduct?orderItemId={receivedItem}',
        },
      }
    : {},
  codeSplitGroupings: [],
  loader: async (opened) => {
    if (import.meta.env.SSR) {
      const { itemOfQuery } = await import('#features/own-reviews/rate-query.ts')
      const isKnown = ['Completed', 'RateProduct'].includes(opened.params.screen)
      requireQuery(opened.location, (query) => (isKnown ? itemOfQuery(query) : null))
    }
    return openScreen(opened, [])
  },
  head: import.meta.env.SSR
    ? (route) => import('#features/buying/completed-meta.ts').then(({ completedHead }) => completedHead(route))
    : undefined,
  component: buyingScreen('CompletedPart'),
})
