import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import { PageNotFound } from '#shell/page-not-found.tsx'

/** Every part of the design kit in every state; only in development is there such a page. */
export const Route = createFileRoute('/gallery')({
  staticData: { isBare: import.meta.env.DEV },
  codeSplitGroupings: [],
  component: import.meta.env.DEV
    ? lazy(() =>
        import('#features/gallery/gallery-screen.tsx').then(({ GalleryScreen }) => ({ default: GalleryScreen })),
      )
    : PageNotFound,
})
