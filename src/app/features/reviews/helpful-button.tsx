import { Trans } from '@lingui/react/macro'
import { Icon } from '#ui/base/icon.tsx'
import { Chip } from '#ui/list/chip.tsx'
import type { Helpful } from './use-helpful.ts'

/** "Helpful (3)": a shopper's vote on a review; a clock shows that the vote waits for the network. */
export function HelpfulButton({ isHelpful, count, isWaiting, vote }: Helpful) {
  return (
    <Chip isChosen={isHelpful} icon={isHelpful ? 'check-bold' : undefined} onPress={vote}>
      {count > 0 ? <Trans>Helpful ({count})</Trans> : <Trans>Helpful</Trans>}
      {isWaiting && <Icon name="clock" size={16} />}
    </Chip>
  )
}
