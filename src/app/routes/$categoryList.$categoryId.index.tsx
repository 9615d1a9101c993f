import { createFileRoute } from '@tanstack/react-router'
import { DepartmentScreen } from '#features/department/department-screen.tsx'
import { openPage } from '#shell/open-page.ts'

export const Route = createFileRoute('/$categoryList/$categoryId/')({
  loader: openPage,
  component: function Department() {
    const { categoryList, categoryId } = Route.useParams()
    return <DepartmentScreen slug={categoryList} id={categoryId} />
  },
})
