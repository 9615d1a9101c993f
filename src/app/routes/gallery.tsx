import { createFileRoute, notFound } from '@tanstack/react-router'
import { lazy } from 'react'
import { PageNotFound } from '#shell/page-not-found.tsx'

/** Every component of the design kit in every state; this page exists only in development. */
export const Route = createFileRoute('/gallery')({
  staticData: { isBare: import.meta.env.DEV, ...(import.meta.env.SSR && { screen: 'Gallery of the design kit' }) },
  codeSplitGroupings: [],
  loader: () => {
    if (!import.meta.env.DEV) throw notFound()
  },
  component: import.meta.env.DEV
    ? lazy(() =>
        import('#features/gallery/gallery-screen.tsx').then(({ GalleryScreen }) => ({ default: GalleryScreen })),
      )
    : PageNotFound,
})
