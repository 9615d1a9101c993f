import { createFileRoute } from '@tanstack/react-router'
import { RegisterScreen } from '#features/sign-in/register-screen.tsx'
import { openPage } from '#shell/open-page.ts'

export const Route = createFileRoute('/Register')({
  staticData: { isBare: true },
  loader: openPage,
  component: RegisterScreen,
})
