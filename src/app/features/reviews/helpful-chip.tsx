import { Trans } from '@lingui/react/macro'
import { Icon } from '#ui/base/icon.tsx'
import { Chip } from '#ui/list/chip.tsx'

/** The state of a review's helpful button. */
export type Helpful = {
  readonly isHelpful: boolean
  /** The number of votes, the shopper's own included. */
  readonly count: number
  /** Whether the shopper's vote has not reached the server yet. */
  readonly isWaiting: boolean
  readonly vote: () => void
}

/** "Helpful (3)": a shopper's vote on a review; a clock shows that the vote waits for the network. */
export function HelpfulChip({ isHelpful, count, isWaiting, vote }: Helpful) {
  return (
    <Chip isChosen={isHelpful} icon={isHelpful ? 'check-bold' : undefined} onPress={vote}>
      {count > 0 ? <Trans>Helpful ({count})</Trans> : <Trans>Helpful</Trans>}
      {isWaiting && <Icon name="clock" size={16} />}
    </Chip>
  )
}
