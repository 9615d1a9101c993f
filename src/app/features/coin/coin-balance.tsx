import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { coinBalance } from '#contract/coin/coin.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { Language } from '#contract/wire.ts'
import { Icon } from '#ui/base/icon.tsx'
import { Note } from '#ui/feedback/first/note.tsx'
import { Card } from '#ui/layout/card.tsx'
import { formatWhole } from '#words/count.ts'
import { formatPrice } from '#words/price.ts'
import styles from './coins.module.css'

/** The shopper's coins of the region, their value, and coins that are still owed. */
export function CoinBalance({ coins: { balance, owed, value, priceSymbol } }: { coins: ReplyOf<typeof coinBalance> }) {
  const { t, i18n } = useLingui()
  const lang = i18n.locale as Language
  const worth = formatPrice(value, priceSymbol, lang)
  return (
    <Card>
      <div className={styles.balance}>
        <span className={styles.coin}>
          <Icon name="coins" size={24} />
        </span>
        <p className={styles.sum}>
          <b className="num">{formatWhole(balance, lang)}</b>
          <span>
            <Trans>Your coins</Trans>
          </span>
        </p>
        <p className={styles.worth}>
          <Trans>Worth {worth}</Trans>
          <small>
            <Trans>For orders in this region</Trans>
          </small>
        </p>
      </div>
      {owed > 0 && (
        <div className={styles.gap}>
          <Note kind="info" icon="info">
            {t`${plural(owed, {
              one: 'A refund took back # coin that you had already used. The next coins you earn make up for it.',
              other: 'A refund took back # coins that you had already used. The next coins you earn make up for them.',
            })}`}
          </Note>
        </div>
      )}
    </Card>
  )
}
