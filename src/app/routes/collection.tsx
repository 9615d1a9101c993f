import { createFileRoute } from '@tanstack/react-router'
import { FavouritesScreen } from '#features/favourites/favourites-screen.tsx'
import { openPage } from '#shell/open-page.ts'

export const Route = createFileRoute('/collection')({ loader: openPage, component: FavouritesScreen })
