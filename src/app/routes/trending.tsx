import { createFileRoute } from '@tanstack/react-router'
import { TrendingScreen } from '#features/lists/trending-screen.tsx'
import { openPage } from '#shell/open-page.ts'

export const Route = createFileRoute('/trending')({ loader: openPage, component: TrendingScreen })
