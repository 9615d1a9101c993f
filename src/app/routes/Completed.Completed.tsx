import { createFileRoute } from '@tanstack/react-router'
import { buyingScreen } from '#features/buying/buying-screen.ts'
import { openPage } from '#shell/open-page.ts'

export const Route = createFileRoute('/Completed/Completed')({
  codeSplitGroupings: [],
  loader: openPage,
  component: buyingScreen('Completed'),
})
