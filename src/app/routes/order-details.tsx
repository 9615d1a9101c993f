import { createFileRoute } from '@tanstack/react-router'
import { buyingScreen } from '#features/buying/buying-screen.ts'
import { openPage } from '#shell/open-page.ts'

export const Route = createFileRoute('/order-details')({
  codeSplitGroupings: [],
  loader: openPage,
  component: buyingScreen('OrderDetails'),
})
