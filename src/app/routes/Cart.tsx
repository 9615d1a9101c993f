import { createFileRoute } from '@tanstack/react-router'
import { CartScreen } from '#features/cart/cart-screen.tsx'
import { openPage } from '#shell/open-page.ts'

export const Route = createFileRoute('/Cart')({ loader: openPage, component: CartScreen })
