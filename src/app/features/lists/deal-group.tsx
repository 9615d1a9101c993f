import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { Language } from '#contract/wire.ts'
import { useTimeLeft } from '#device/moment.ts'
import { CatalogueCard, DealsEnd } from '#features/catalogue/index.ts'
import { CardSkeletons } from '#ui/feedback/skeleton.tsx'
import { ProductGrid } from '#ui/product/product-grid.tsx'
import { dateTag } from '#words/date-tag.ts'
import styles from './deal-group.module.css'
import type { DealGroup as Group } from './group-by-end.ts'

type Properties = Group & {
  /** When the shop said it, in ms. */
  at: number
  isFirst: boolean
  /** More of the same may be on its way. */
  isWaiting: boolean
  /** Called when its time is over. */
  onOver: () => void
}

/** Deals that end together, below their last day and what is left of it. */
export function DealGroup({ endTime, cards, at, isFirst, isWaiting, onOver }: Properties) {
  const { t, i18n } = useLingui()
  const day = endTime && lastDay(endTime, i18n.locale as Language)
  return (
    <section className={styles.group}>
      <div className={styles.head}>
        <h2 suppressHydrationWarning>{day ? <Trans>Until {day}</Trans> : t`More deals`}</h2>
        {endTime && <DealsEnd endTime={endTime} at={at} />}
        {endTime && <WhenOver endTime={endTime} onOver={onOver} />}
      </div>
      <ProductGrid label={day ? t`Until ${day}` : t`More deals`} isBusy={isWaiting}>
        {cards.map((card, index) => (
          <CatalogueCard key={card.prodId} card={card} when={isFirst && index < 2 ? 'first' : 'near'} />
        ))}
        {isWaiting && <CardSkeletons number={6} />}
      </ProductGrid>
    </section>
  )
}

/** The day of a deal's last minute: one that ends at midnight still runs on the day before. */
function lastDay(endTime: string, language: Language): string {
  const end = Date.parse(`${endTime.replace(' ', 'T')}Z`) - 60_000
  return new Intl.DateTimeFormat(dateTag(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(end)
}

/** Alone, so that the clock does not draw the cards each second. */
function WhenOver({ endTime, onOver }: { endTime: string; onOver: () => void }) {
  const isOver = useTimeLeft(endTime) === 0
  useEffect(() => {
    if (isOver) onOver()
    // Once for each end: asking again makes a new function, not a new end.
  }, [isOver, endTime])
  return null
}
