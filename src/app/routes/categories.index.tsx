import { createFileRoute } from '@tanstack/react-router'
import { CategoriesScreen } from '#features/categories/categories-screen.tsx'
import { openPage } from '#shell/open-page.ts'

export const Route = createFileRoute('/categories/')({ loader: openPage, component: CategoriesScreen })
