import { createFileRoute } from '@tanstack/react-router'
import { GoodsScreen } from '#features/lists/goods-screen.tsx'
import { openPage } from '#shell/open-page.ts'

export const Route = createFileRoute('/goods')({ loader: openPage, component: GoodsScreen })
