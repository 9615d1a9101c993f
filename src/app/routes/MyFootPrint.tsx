import { createFileRoute } from '@tanstack/react-router'
import { FootprintScreen } from '#features/footprint/footprint-screen.tsx'
import { openPage } from '#shell/open-page.ts'

export const Route = createFileRoute('/MyFootPrint')({ loader: openPage, component: FootprintScreen })
