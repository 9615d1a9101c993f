import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Loaded } from '#cache/use-answer.ts'
import type { CoinTerms } from '#contract/coin/coin.ts'
import type { Language } from '#contract/wire.ts'
import { ScreenState } from '#shell/screen-states.tsx'
import { Icon } from '#ui/base/icon.tsx'
import type { IconName } from '#ui/base/icon-names.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { formatPrice } from '#words/price.ts'
import styles from './coins.module.css'

/** The worth of a coin, and how coins are earned, used and returned in the region (docs/product.md#coins). */
export function CoinRules({ terms }: { terms: Loaded<CoinTerms> }) {
  if (terms.state !== 'ready') return <ScreenState level={2} state={terms} skeleton={<Skeleton kind="hero" />} />
  return <Rules terms={terms.value} />
}

function Rules({ terms: { worth, priceSymbol, earn, review, share } }: { terms: CoinTerms }) {
  const { i18n } = useLingui()
  const value = formatPrice(worth, priceSymbol, i18n.locale as Language)
  return (
    <Card title={<Trans>How coins work</Trans>}>
      <ul className={styles.rules}>
        <Rule icon="coins">
          <Trans>1 coin is worth {value}</Trans>
        </Rule>
        {earn > 0 && (
          <Rule icon="package">
            <Trans>Received orders earn {earn}% of what you paid for the items</Trans>
          </Rule>
        )}
        {review > 0 && (
          <Rule icon="star">
            <Plural
              value={review}
              one="Each review of a received item earns # coin"
              other="Each review of a received item earns # coins"
            />
          </Rule>
        )}
        {share > 0 && (
          <Rule icon="wallet">
            <Trans>At checkout, coins pay up to {share}% of the items</Trans>
          </Rule>
        )}
        <Rule icon="tag">
          <Trans>Items with a coin price can be paid in full with coins</Trans>
        </Rule>
        <Rule icon="arrow-u-up-left">
          <Trans>
            Cancelled orders return their coins. A refund returns the coins you used and takes back the coins you
            earned.
          </Trans>
        </Rule>
        <Rule icon="info">
          <Trans>Coins stay in their region and can't be exchanged for money</Trans>
        </Rule>
      </ul>
    </Card>
  )
}

const Rule = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <li>
    <Icon name={icon} size={24} />
    <span>{children}</span>
  </li>
)
