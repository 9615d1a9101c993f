import { createFileRoute, notFound } from '@tanstack/react-router'
import { listQueries } from '#cache/catalogue/list-queries.ts'
import { mallQueries } from '#cache/catalogue/mall-queries.ts'
import { idInSlug } from '#contract/links.ts'
import { TagScreen } from '#features/lists/tag-screen.tsx'
import { openScreen } from '#shell/open-screen.ts'

export const Route = createFileRoute('/services/$services')({
  staticData: import.meta.env.SSR
    ? {
        screen: 'TagListView',
        examples: { tag: '/services/just-in-2' },
        sitemap: { each: 'tags', path: '/services/{slug}-{id}' },
      }
    : {},
  loader: (opened) => {
    const tagId = idInSlug(opened.params.services)
    if (tagId === null) throw notFound()
    const { market } = opened.context
    return openScreen(opened, [mallQueries.tags(market), listQueries.tag(tagId, market)])
  },
  head: import.meta.env.SSR
    ? (route) => import('#features/lists/lists-meta.ts').then(({ tagHead }) => tagHead(route))
    : undefined,
  component: function Services() {
    return <TagScreen segment={Route.useParams().services} />
  },
})
