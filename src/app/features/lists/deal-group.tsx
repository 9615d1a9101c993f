import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { Language } from '#contract/wire.ts'
import { useIsOver } from '#device/server-clock.ts'
import { CatalogueCard, DealsEnd } from '#features/catalogue/index.ts'
import { CardSkeletons } from '#ui/feedback/skeleton.tsx'
import { ProductGrid } from '#ui/product/product-grid.tsx'
import { dateTag } from '#words/date-tag.ts'
import styles from './deal-group.module.css'
import type { DealGroup as Group } from './group-by-end.ts'

type Properties = Group & {
  /** Server time of the answer, in ms. */
  at: number
  isFirst: boolean
  /** Whether the next page, which may hold more deals of this group, is being fetched. */
  isWaiting: boolean
  /** Called when the deals of this group end. */
  onOver: () => void
}

/** Deals that end together, below a heading with their last day and the time left. */
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

/** The day of a deal's last minute: a deal that ends at midnight still runs on the day before. */
function lastDay(endTime: string, language: Language): string {
  const end = Date.parse(`${endTime.replace(' ', 'T')}Z`) - 60_000
  return new Intl.DateTimeFormat(dateTag(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(end)
}

/** Calls `onOver` once a time has passed. */
function WhenOver({ endTime, onOver }: { endTime: string; onOver: () => void }) {
  const isOver = useIsOver(endTime)
  // biome-ignore lint/correctness/useExhaustiveDependencies: called once for each end: a refetch creates a new `onOver`, not a new end
  useEffect(() => {
    if (isOver) onOver()
  }, [isOver, endTime])
  return null
}
