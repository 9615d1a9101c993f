import { createFileRoute } from '@tanstack/react-router'
import { startPage } from '../data/catalogue-queries.ts'
import { DepartmentScreen } from '../features/department/department-screen.tsx'

export const Route = createFileRoute('/$categoryList/$categoryId')({
  loader: ({ context, location }) => startPage(context.client, location.pathname, context.place),
  component: function Department() {
    const { categoryList, categoryId } = Route.useParams()
    return <DepartmentScreen slug={categoryList} id={categoryId} />
  },
})
