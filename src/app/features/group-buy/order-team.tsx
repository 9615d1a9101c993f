import { Plural, Trans } from '@lingui/react/macro'
import type { Order } from '#contract/order/order.ts'
import { ButtonLink } from '#ui/base/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import styles from './group-buy.module.css'
import { teamPath } from './group-buy-paths.ts'
import { TimeLeft } from './time-left.tsx'

/** The team of an order that was bought in a group, with the link to invite friends while it waits. */
export function OrderTeam({ group }: { group: NonNullable<Order['group']> }) {
  const { teamId, state, needed, endTime } = group
  return (
    <Card title={<Trans>Your team</Trans>}>
      <div className={styles.team}>
        {state === 'open' ? (
          <>
            <p>
              <Plural
                value={needed}
                one="# more person, and your order is sent."
                other="# more people, and your order is sent."
              />
            </p>
            <TimeLeft endTime={endTime} over={<Trans>Timed out</Trans>} />
          </>
        ) : state === 'full' ? (
          <p>
            <Trans>Team full</Trans>
          </p>
        ) : state === 'timedOut' ? (
          <p>
            <Trans>This team's time is over.</Trans>
          </p>
        ) : (
          <p>
            <Trans>Pay your order to open the team. Then you can invite friends.</Trans>
          </p>
        )}
        <ButtonLink kind="soft" isWide href={teamPath(teamId)}>
          {state === 'open' ? <Trans>Invite friends</Trans> : <Trans>View team</Trans>}
        </ButtonLink>
      </div>
    </Card>
  )
}
