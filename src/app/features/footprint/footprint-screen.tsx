import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { illustrations } from '#shell/illustrations.ts'
import { ScreenState } from '#shell/screen-states.tsx'
import { useTitle } from '#shell/use-title.ts'
import { Button, ButtonLink } from '#ui/base/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { CardSkeletons } from '#ui/feedback/skeleton.tsx'
import { ProductGrid } from '#ui/product/product-grid.tsx'
import type { FootprintDay, ViewOfDay } from './footprint-days.ts'
import { FootprintDays } from './footprint-days-list.tsx'
import styles from './footprint-screen.module.css'
import { footprintTitle } from './footprint-titles.ts'
import { SelectionBar } from './selection-bar.tsx'
import { useFootprintScreen } from './use-footprint-screen.ts'
import { useRemoval } from './use-removal.ts'

/** `/MyFootPrint`: the viewed products by day (docs/product.md#footprint). */
export function FootprintScreen() {
  const { t, i18n } = useLingui()
  const screen = useFootprintScreen()
  useTitle(footprintTitle(i18n))
  if (screen.state === 'empty') {
    return (
      <EmptyState
        level={1}
        picture={illustrations.compass}
        title={t`No footprint yet`}
        sentence={
          screen.isGuest
            ? t`Products you open are listed here by day. The list stays on this device.`
            : t`Products you open on any of your devices are listed here by day.`
        }
        action={
          <ButtonLink kind="primary" href="/">
            <Trans>Go to Home</Trans>
          </ButtonLink>
        }
      />
    )
  }
  if (screen.state === 'ready') return <Footprint days={screen.days} />
  if (screen.state === 'waiting') return <ScreenState state={screen.for} skeleton={null} />
  return (
    <div className="page">
      <div className={styles.head}>
        <h1 className="in-bar">
          <Trans>Footprint</Trans>
        </h1>
      </div>
      <ProductGrid label={t`Loading`} isBusy>
        <CardSkeletons number={8} />
      </ProductGrid>
    </div>
  )
}

function Footprint({ days }: { days: readonly FootprintDay[] }) {
  const remove = useRemoval()
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null)
  const all = days.flatMap(({ views }) => views)
  const selected = chosen ? all.filter(({ keys }) => keys.some((key) => chosen.has(key))) : []
  const toggle = ({ keys: [key = ''] }: ViewOfDay) => {
    const next = new Set(chosen)
    if (!next.delete(key)) next.add(key)
    setChosen(next)
  }
  return (
    <div className="page">
      <div className={styles.head}>
        <h1 className="in-bar">
          <Trans>Footprint</Trans>
        </h1>
        <Button kind="text" size="small" onClick={() => setChosen(chosen ? null : new Set())}>
          {chosen ? <Trans>Done</Trans> : <Trans>Edit</Trans>}
        </Button>
      </div>
      <p className={styles.words}>
        <Trans>Prices are from the day you viewed them.</Trans>
      </p>
      <FootprintDays
        days={days}
        isSelected={chosen ? (one) => selected.includes(one) : null}
        toggle={toggle}
        remove={(one) => void remove([one])}
      />
      {chosen && (
        <SelectionBar
          picked={selected.length}
          isAll={selected.length === all.length}
          selectAll={(isAll) => setChosen(new Set(isAll ? all.map(({ keys: [key = ''] }) => key) : []))}
          remove={() => {
            void remove(selected)
            setChosen(selected.length === all.length ? null : new Set())
          }}
        />
      )}
    </div>
  )
}
