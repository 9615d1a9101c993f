import { useLingui } from '@lingui/react/macro'
import { cleanInvitationCode } from '#contract/invitation/invitation-code.ts'
import { LoginPrompt } from '#features/sign-in/index.ts'
import { useShopper } from '#session/shopper.ts'
import { usePageQuery } from '#shell/page-address.ts'
import { useTitle } from '#shell/use-title.ts'
import { InvitationSkeleton } from './invitation-skeleton.tsx'
import { invitationTitle } from './invitation-titles.ts'
import { OpenedInvitation } from './opened-invitation.tsx'
import { OwnInvitation } from './own-invitation.tsx'

/**
 * `/myInvitation`: a shopper's code, link, counts and the leaderboard. With `?code=` a guest reads that a friend invites
 * them, and the device remembers the code (docs/product.md#invitations).
 */
export function InvitationScreen() {
  const { t, i18n } = useLingui()
  const shopper = useShopper()
  const opened = cleanInvitationCode(usePageQuery().get('code') ?? '')
  useTitle(invitationTitle(i18n))
  if (shopper) return <OwnInvitation opened={opened} />
  if (opened !== '') return <OpenedInvitation code={opened} />
  return (
    <LoginPrompt
      title={t`Log in to invite friends`}
      sentence={t`Your invitation code and link belong to your account.`}
      skeleton={
        <div className="page">
          <InvitationSkeleton />
        </div>
      }
    />
  )
}
