import { createFileRoute } from '@tanstack/react-router'
import { SavedScreen } from '#features/saved/saved-screen.tsx'
import { openPage } from '#shell/open-page.ts'

export const Route = createFileRoute('/saved')({ loader: openPage, component: SavedScreen })
