import { useLingui } from '@lingui/react/macro'
import type { Language } from '#contract/wire.ts'
import { ownTimeZone } from '#offline/call.ts'
import { dayOf } from '#offline/product-views.ts'
import { Section } from '#ui/layout/section.tsx'
import { ProductGrid } from '#ui/product/product-grid.tsx'
import { formatDay } from '#words/screens/day.ts'
import { FootprintCard } from './footprint-card.tsx'
import type { FootprintDay, ViewOfDay } from './footprint-days.ts'

const dayInMs = 24 * 3_600_000

type Properties = {
  days: readonly FootprintDay[]
  /** null while no selection is being made. */
  isSelected: ((one: ViewOfDay) => boolean) | null
  toggle: (one: ViewOfDay) => void
  remove: (one: ViewOfDay) => void
}

/** One section per day: today, yesterday, then dates in the shopper's time zone. */
export function FootprintDays({ days, isSelected, toggle, remove }: Properties) {
  const { t, i18n } = useLingui()
  const now = Date.now()
  const zone = ownTimeZone()
  const today = dayOf(now, zone)
  const nameOf = (day: string) => {
    if (day === today) return t`Today`
    if (day === dayOf(now - dayInMs, zone)) return t`Yesterday`
    return formatDay(day, Number(today.slice(0, 4)), i18n.locale as Language)
  }
  return days.map(({ day, views }) => (
    <Section key={day} title={nameOf(day)}>
      <ProductGrid label={nameOf(day)}>
        {views.map((one) => (
          <FootprintCard
            key={one.prodId}
            view={one}
            isSelected={isSelected?.(one) ?? null}
            toggle={() => toggle(one)}
            remove={() => remove(one)}
          />
        ))}
      </ProductGrid>
    </Section>
  ))
}
