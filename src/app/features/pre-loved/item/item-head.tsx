import { Trans } from '@lingui/react/macro'
import type { PreLovedDetail } from '#contract/pre-loved/pre-loved.ts'
import { SavedAge } from '#shell/later/saved-age.tsx'
import { useIsOffline } from '#sync/connection.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { Note } from '#ui/feedback/first/note.tsx'
import { Price } from '#ui/product/first/price.tsx'
import { conditionBadges, useConditionWords } from '../condition-words.ts'
import styles from './item-head.module.css'

/** Price, title and condition of an item, and whether the item can be bought. */
export function ItemHead({ item, at }: { item: PreLovedDetail; at: number }) {
  const isOffline = useIsOffline()
  const { name, definition } = useConditionWords()[item.condition]
  const isFree = item.state === 'listed' && item.isAvailable
  return (
    <div className={styles.head}>
      <h1 className={styles.title}>{item.prodName}</h1>
      <div className={styles.price}>
        <Price amount={item.price} was={item.price} symbol={item.priceSymbol} size="large" isQuiet={!isFree} />
        {isFree && (
          <Badge kind="warn">
            <Trans>1 piece</Trans>
          </Badge>
        )}
      </div>
      <div className={styles.badges}>
        <Badge kind="plain" icon="tag">
          <Trans>Pre-loved</Trans>
        </Badge>
        <Badge kind={conditionBadges[item.condition]}>{name}</Badge>
        {isOffline && <SavedAge at={at} />}
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>
            <Trans>Condition: {name}</Trans>
          </dt>
          <dd>{definition}</dd>
        </div>
        <div>
          <dt>
            <Trans>Defects</Trans>
          </dt>
          <dd className={styles.defects}>{item.defects || <Trans>The seller names no defects.</Trans>}</dd>
        </div>
      </dl>
      {item.state === 'reserved' ? (
        <Note kind="warn" icon="timer">
          <Trans>Another shopper is paying for this item. If the payment fails, you can buy it again.</Trans>
        </Note>
      ) : item.state === 'sold' ? (
        <Note kind="info" icon="check-circle">
          <Trans>This item is sold.</Trans>
        </Note>
      ) : (
        !item.isAvailable && (
          <Note kind="danger" icon="warning-circle">
            <Trans>This product does not available in your area.</Trans>
          </Note>
        )
      )}
    </div>
  )
}
