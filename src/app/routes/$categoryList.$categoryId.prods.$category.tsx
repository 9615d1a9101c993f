import { createFileRoute } from '@tanstack/react-router'
import { DepartmentScreen } from '#features/department/department-screen.tsx'
import { openPage } from '#shell/open-page.ts'

export const Route = createFileRoute('/$categoryList/$categoryId/prods/$category')({
  loader: openPage,
  component: function SelectedCategory() {
    const { categoryList, categoryId, category } = Route.useParams()
    return <DepartmentScreen slug={categoryList} id={categoryId} selected={category} />
  },
})
