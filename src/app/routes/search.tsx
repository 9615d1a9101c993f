import { createFileRoute } from '@tanstack/react-router'
import { SearchScreen } from '#features/search/search-screen.tsx'
import { openPage } from '#shell/open-page.ts'

export const Route = createFileRoute('/search')({ loader: openPage, component: SearchScreen })
