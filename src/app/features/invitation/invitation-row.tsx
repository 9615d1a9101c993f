import { Trans, useLingui } from '@lingui/react/macro'
import { readInvitation } from '#contract/invitation/invitation.ts'
import { useShopperAnswer } from '#session/shopper-queries.ts'
import { ListRow } from '#ui/list/list-row.tsx'

/** The profile's link to the invitations, with the rank. The answer is saved, so that the code is readable offline. */
export function InvitationRow() {
  const { t } = useLingui()
  const info = useShopperAnswer(readInvitation, {})
  const rank = info.state === 'ready' ? info.value.rank : null
  return (
    <ListRow icon="gift" href="/myInvitation" end={rank === null ? undefined : t`Rank ${rank}`}>
      <Trans>Invite friends</Trans>
    </ListRow>
  )
}
