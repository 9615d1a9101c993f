import { Trans, useLingui } from '@lingui/react/macro'
import type { ProductGroupBuy } from '#contract/group-buy/product-group-buy.ts'
import type { Language } from '#contract/wire.ts'
import { useIsOffline } from '#sync/connection.ts'
import { Button, ButtonLink } from '#ui/base/button.tsx'
import { formatPrice } from '#words/price.ts'
import styles from '../group-buy.module.css'
import { groupBuyPath } from '../group-buy-paths.ts'
import { useJoin } from '../join.tsx'
import { TimeLeft } from '../time-left.tsx'

/** The group buy of a product: its price, the size of a team, the time left, and a link to a team. */
export function GroupStrip({ prodId, symbol, group }: { prodId: number; symbol: string; group: ProductGroupBuy }) {
  const { t, i18n } = useLingui()
  const isOffline = useIsOffline()
  const { join, sheet } = useJoin()
  const { groupBuyId, groupPrice, size, state, startTime, endTime } = group
  const price = formatPrice(groupPrice, symbol, i18n.locale as Language)
  return (
    <section className={styles.strip} aria-label={t`Group buy`}>
      <p className={styles.stripWords}>
        <b>
          <Trans>
            {price} in a team of {size}
          </Trans>
        </b>
        <TimeLeft
          endTime={state === 'upcoming' ? startTime : endTime}
          over={state === 'upcoming' ? <Trans>Started</Trans> : <Trans>Timed out</Trans>}
        />
      </p>
      {state === 'upcoming' ? (
        <ButtonLink kind="neutral" size="small" href={groupBuyPath('upcoming')}>
          <Trans>Starts soon</Trans>
        </ButtonLink>
      ) : (
        <Button
          kind="neutral"
          size="small"
          isDisabled={isOffline}
          onClick={() => join({ groupBuyId, teamId: undefined, prodId })}
        >
          {isOffline ? <Trans>Needs internet</Trans> : <Trans>Start a team</Trans>}
        </Button>
      )}
      {sheet}
    </section>
  )
}
