import { createFileRoute, notFound } from '@tanstack/react-router'
import { filteredListQuery } from '#cache/catalogue/list-queries.ts'
import { searchWords } from '#contract/links.ts'
import { ResultsScreen } from '#features/results/results-screen.tsx'
import { openScreen } from '#shell/open-screen.ts'

export const Route = createFileRoute('/SearchResults/$result')({
  staticData: import.meta.env.SSR
    ? { screen: 'SearchResultsView', examples: { search: '/SearchResults/shoes?stars=3&stock=1' } }
    : {},
  loader: (opened) => {
    const key = searchWords(opened.params.result)
    if (!key) throw notFound()
    return openScreen(opened, [filteredListQuery({ key }, opened.location.searchStr, opened.context.market)])
  },
  head: import.meta.env.SSR
    ? (route) =>
        import('#shell/head/plain-head.ts').then(({ plainHead }) =>
          plainHead(route, () =>
            import('#features/results/results-title.ts').then(({ resultsTitle }) => resultsTitle(route.params.result)),
          ),
        )
    : undefined,
  component: function Results() {
    return <ResultsScreen words={Route.useParams().result} />
  },
})
