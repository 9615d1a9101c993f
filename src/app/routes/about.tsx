import { createFileRoute } from '@tanstack/react-router'
import { AboutScreen } from '#features/policy/about-screen.tsx'
import { openPage } from '#shell/open-page.ts'

export const Route = createFileRoute('/about')({ loader: openPage, component: AboutScreen })
