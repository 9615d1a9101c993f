import { createFileRoute } from '@tanstack/react-router'
import { departmentWish } from '#contract/wishes.ts'
import { DiscoverScreen } from '#features/discover/discover-screen.tsx'
import { openPage } from '#shell/open-page.ts'

export const Route = createFileRoute('/discover')({
  validateSearch: departmentWish,
  loader: openPage,
  component: function Discover() {
    return <DiscoverScreen categoryId={Route.useSearch().categoryId} />
  },
})
