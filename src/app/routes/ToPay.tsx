import { createFileRoute } from '@tanstack/react-router'
import { buyingScreen } from '#features/buying/buying-screen.ts'
import { openPage } from '#shell/open-page.ts'

export const Route = createFileRoute('/ToPay')({
  codeSplitGroupings: [],
  loader: openPage,
  component: buyingScreen('ToPay'),
})
