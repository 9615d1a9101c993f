import { createFileRoute } from '@tanstack/react-router'
import { SettingsScreen } from '#features/settings/settings-screen.tsx'
import { openPage } from '#shell/open-page.ts'

export const Route = createFileRoute('/Settings')({ loader: openPage, component: SettingsScreen })
