import { createFileRoute } from '@tanstack/react-router'
import { HomeScreen } from '#features/home/home-screen.tsx'
import { openPage } from '#shell/open-page.ts'

export const Route = createFileRoute('/')({
  loader: openPage,
  component: HomeScreen,
})
