import { createFileRoute, notFound } from '@tanstack/react-router'
import { ProfilePart } from '#features/profile/profile-part.tsx'
import { openScreen } from '#shell/open-screen.ts'

const parts: readonly (string | undefined)[] = [undefined, 'edit', 'security', 'orders', 'cards', 'reviews', 'coins']

export const Route = createFileRoute('/profile/{-$part}')({
  staticData: import.meta.env.SSR
    ? {
        screen:
          'profile; profile edit (/profile/edit), account and security (/profile/security), all orders (/profile/orders), saved cards (/profile/cards), own reviews (/profile/reviews), coins (/profile/coins)',
        examples: { 'profile of a guest': '/profile', 'coins of a guest': '/profile/coins' },
        shopperExamples: {
          profile: '/profile',
          'profile edit': '/profile/edit',
          security: '/profile/security',
          'saved cards': '/profile/cards',
          'all orders': '/profile/orders',
          'own reviews': '/profile/reviews',
          coins: '/profile/coins',
        },
      }
    : {},
  loader: (opened) => {
    if (!parts.includes(opened.params.part)) throw notFound()
    return openScreen(opened, [])
  },
  head: import.meta.env.SSR
    ? (route) => import('#features/profile/profile-meta.ts').then(({ profileHead }) => profileHead(route))
    : undefined,
  component: function Profile() {
    return <ProfilePart part={Route.useParams().part} />
  },
})
