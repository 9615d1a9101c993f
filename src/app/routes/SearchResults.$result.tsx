import { createFileRoute } from '@tanstack/react-router'
import { ResultsScreen } from '#features/results/results-screen.tsx'
import { openPage } from '#shell/open-page.ts'

export const Route = createFileRoute('/SearchResults/$result')({
  loader: openPage,
  component: function Results() {
    return <ResultsScreen words={Route.useParams().result} />
  },
})
