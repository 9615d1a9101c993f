import { createFileRoute } from '@tanstack/react-router'
import { SignedInScreen } from '#features/sign-in/signed-in-screen.tsx'
import { openScreen } from '#shell/open-screen.ts'

export const Route = createFileRoute('/signed-in')({
  staticData: import.meta.env.SSR ? { isBare: true, screen: 'Return from external sign-in' } : { isBare: true },
  loader: (opened) => openScreen(opened, []),
  head: import.meta.env.SSR
    ? (route) =>
        import('#shell/head/plain-head.ts').then(({ plainHead }) =>
          plainHead(route, (i18n) =>
            import('#features/sign-in/sign-in-titles.ts').then(({ signedInTitle }) => signedInTitle(i18n)),
          ),
        )
    : undefined,
  component: SignedInScreen,
})
