import { createFileRoute } from '@tanstack/react-router'
import { RegisterScreen } from '#features/sign-in/register-screen.tsx'
import { openScreen } from '#shell/open-screen.ts'

export const Route = createFileRoute('/Register')({
  staticData: import.meta.env.SSR
    ? { isBare: true, screen: 'Register', examples: { register: '/Register' } }
    : { isBare: true },
  loader: (opened) => openScreen(opened, []),
  head: import.meta.env.SSR
    ? (route) =>
        import('#shell/head/plain-head.ts').then(({ plainHead }) =>
          plainHead(route, (i18n) =>
            import('#features/sign-in/sign-in-titles.ts').then(({ registerTitle }) => registerTitle(i18n)),
          ),
        )
    : undefined,
  component: RegisterScreen,
})
