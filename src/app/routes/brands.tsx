import { createFileRoute } from '@tanstack/react-router'
import { departmentWish } from '#contract/wishes.ts'
import { BrandsScreen } from '#features/brands/brands-screen.tsx'
import { openPage } from '#shell/open-page.ts'

export const Route = createFileRoute('/brands')({
  validateSearch: departmentWish,
  loader: openPage,
  component: function Brands() {
    return <BrandsScreen categoryId={Route.useSearch().categoryId} />
  },
})
