import { createFileRoute } from '@tanstack/react-router'
import { SubCategoriesScreen } from '#features/discover/sub-categories-screen.tsx'
import { openPage } from '#shell/open-page.ts'

export const Route = createFileRoute('/discover_/sub/$category')({
  loader: openPage,
  component: function SubCategories() {
    return <SubCategoriesScreen segment={Route.useParams().category} />
  },
})
