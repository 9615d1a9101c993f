import { createFileRoute } from '@tanstack/react-router'
import { SignedInScreen } from '#features/sign-in/signed-in-screen.tsx'
import { openPage } from '#shell/open-page.ts'

export const Route = createFileRoute('/signed-in')({
  staticData: { isBare: true },
  loader: openPage,
  component: SignedInScreen,
})
