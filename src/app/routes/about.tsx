import { createFileRoute } from '@tanstack/react-router'
import { AboutScreen } from '#features/policy/about-screen.tsx'
import { openScreen } from '#shell/open-screen.ts'

export const Route = createFileRoute('/about')({
  staticData: import.meta.env.SSR ? { screen: 'About', examples: { about: '/about' }, sitemap: ['/about'] } : {},
  loader: (opened) => openScreen(opened, []),
  head: import.meta.env.SSR
    ? (route) => import('#features/policy/policy-meta.ts').then(({ aboutHead }) => aboutHead(route))
    : undefined,
  component: AboutScreen,
})
