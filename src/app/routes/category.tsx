import { createFileRoute } from '@tanstack/react-router'
import { ProductViewScreen } from '#features/department/product-view-screen.tsx'
import { openPage } from '#shell/open-page.ts'

export const Route = createFileRoute('/category')({ loader: openPage, component: ProductViewScreen })
