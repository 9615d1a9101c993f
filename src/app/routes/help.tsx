import { createFileRoute } from '@tanstack/react-router'
import { HelpScreen } from '#features/help/help-screen.tsx'
import { openPage } from '#shell/open-page.ts'

export const Route = createFileRoute('/help')({ loader: openPage, component: HelpScreen })
