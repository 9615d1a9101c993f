import { createFileRoute } from '@tanstack/react-router'
import { TagScreen } from '#features/lists/tag-screen.tsx'
import { openPage } from '#shell/open-page.ts'

export const Route = createFileRoute('/services/$services')({
  loader: openPage,
  component: function Services() {
    return <TagScreen segment={Route.useParams().services} />
  },
})
