import { createFileRoute } from '@tanstack/react-router'
import { InvitationScreen } from '#features/invitation/invitation-screen.tsx'
import { openScreen } from '#shell/open-screen.ts'

export const Route = createFileRoute('/myInvitation')({
  staticData: import.meta.env.SSR
    ? {
        screen: 'Invitation',
        examples: { 'invitation of a guest': '/myInvitation', 'an invitation link': '/myInvitation?code=ABCD2345' },
        shopperExamples: { invitation: '/myInvitation' },
      }
    : {},
  loader: (opened) => openScreen(opened, []),
  head: import.meta.env.SSR
    ? (route) =>
        import('#shell/head/plain-head.ts').then(({ plainHead }) =>
          plainHead(route, (i18n) =>
            import('#features/invitation/invitation-titles.ts').then(({ invitationTitle }) => invitationTitle(i18n)),
          ),
        )
    : undefined,
  component: InvitationScreen,
})
