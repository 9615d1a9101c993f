import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { catalogueQuery } from '#cache/catalogue-queries.ts'
import { useAnswer } from '#cache/use-answer.ts'
import { findsOfTheDay } from '#contract/product/finds.ts'
import { useMarket } from '#device/market.ts'
import { CatalogueCard } from '#features/catalogue/index.ts'
import { ownTimeZone } from '#offline/call.ts'
import { dayOf } from '#offline/product-views.ts'
import { Chip } from '#ui/list/chip.tsx'
import { Rail } from '#ui/list/rail.tsx'
import styles from '../finds.module.css'
import { type Kind, kinds, type ReasonedCard } from './find-kinds.ts'
import { FindReasonText } from './find-reason-text.tsx'
import { useRecentViews } from './use-recent-views.ts'
import { useSimilarToViews } from './use-similar-to-views.ts'

const day = 86_400_000

/**
 * The finds of the day, one kind at a time in the place of one row, each card with its reason. Kinds without products
 * are left out; offline, the saved answer and the footprint of the device are shown, or nothing where the device has
 * neither.
 */
export function Finds({ waiting }: { waiting: ReactNode }): ReactNode {
  const { t } = useLingui()
  const [wanted, setWanted] = useState<Kind>()
  const found = useAnswer(catalogueQuery(findsOfTheDay, useMarket()))
  const views = useRecentViews()
  const similar = useSimilarToViews(views ?? [])
  if (views === null || found.state === 'loading' || found.state === 'slow') return waiting
  const zone = ownTimeZone()
  const dayNumber = (at: number) => Date.parse(dayOf(at, zone)) / day
  // The views of the device have times of the phone's clock (use-record-footprint.ts), so today is the phone's day, too.
  const today = dayNumber(Date.now())
  const all: readonly ReasonedCard[] = [
    ...(found.state === 'ready' ? found.value : []).map(({ find, ...card }) => ({ card, reason: find })),
    ...views.map(({ card, at }) => ({
      card,
      reason: { code: 'VIEWED' as const, days: Math.max(0, today - dayNumber(at)) },
    })),
    ...similar,
  ]
  const here = kinds.filter((kind) => all.some(({ reason }) => reason.code === kind))
  const shown = here.find((kind) => kind === wanted) ?? here[0]
  if (!shown) return null
  const names: Record<Kind, string> = {
    DROPPED: t`Price drops`,
    POPULAR: t`Popular`,
    LAST: t`Almost gone`,
    NEW: t`New arrivals`,
    VIEWED: t`Recently viewed`,
    SIMILAR: t`Because you viewed`,
  }
  const title = t`Finds of the day`
  return (
    <section aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.kinds} role="group" aria-label={t`Kinds of finds`}>
        {here.map((kind) => (
          <Chip key={kind} isChosen={kind === shown} onPress={() => setWanted(kind)}>
            {names[kind]}
          </Chip>
        ))}
      </div>
      <div className={styles.cells}>
        <Rail key={shown} label={names[shown]} isGridOnDesktop>
          {all
            .filter(({ reason }) => reason.code === shown)
            .map(({ card, reason }) => (
              <div key={card.prodId} className={styles.cell}>
                <CatalogueCard card={card} kind="rail" when="near" />
                <p className={styles.reason}>
                  <FindReasonText reason={reason} symbol={card.priceSymbol} />
                </p>
              </div>
            ))}
        </Rail>
      </div>
    </section>
  )
}
