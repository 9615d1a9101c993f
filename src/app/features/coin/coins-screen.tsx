import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, Suspense, useRef } from 'react'
import { useIsHydrated } from '#device/hydration.ts'
import { openLogin } from '#features/sign-in/index.ts'
import { withWords } from '#i18n/with-words.ts'
import { useShopper } from '#session/shopper.ts'
import { ScreenState } from '#shell/screen-states.tsx'
import { useTitle } from '#shell/use-title.ts'
import { Button } from '#ui/base/button.tsx'
import { classes } from '#ui/base/class-names.ts'
import { lazyPart } from '#ui/base/lazy-part.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Canvas } from '#ui/layout/canvas.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useIsNear } from '#ui/list/use-is-near.ts'
import { CoinBalance } from './coin-balance.tsx'
import { CoinRecords } from './coin-records.tsx'
import { CoinRules } from './coin-rules.tsx'
import { coinsTitle } from './coin-titles.ts'
import styles from './coins.module.css'
import { useCoins, useTerms } from './use-coins.ts'

const CoinProducts = lazyPart(() =>
  withWords(import('./later/coin-products.tsx'), 'later').then(({ CoinProducts }) => ({ default: CoinProducts })),
)

/**
 * `/profile/coins`: the worth of coins, how to earn and spend them, and the products that coins pay in full; for a
 * shopper also balance and records (docs/product.md#coins-screen).
 */
export function CoinsScreen() {
  const { i18n } = useLingui()
  // The session is known only after hydration.
  const isHydrated = useIsHydrated()
  const isShopper = useShopper() !== null
  const title = coinsTitle(i18n)
  useTitle(title)
  return <Canvas title={title}>{!isHydrated ? <Waiting /> : isShopper ? <OfShopper /> : <OfGuest />}</Canvas>
}

/** Balance, records and rules together, because parts that come one after another would move the parts below them. */
function OfShopper() {
  const terms = useTerms()
  const { balance, records } = useCoins()
  if ([terms, balance, records].some(({ state }) => state === 'loading')) return <Waiting />
  return (
    <Columns aside={<CoinRules terms={terms} />}>
      {balance.state === 'ready' ? (
        <CoinBalance coins={balance.value} />
      ) : (
        balance.state !== 'guest' && <ScreenState level={2} state={balance} skeleton={<Skeleton kind="hero" />} />
      )}
      {records.state === 'ready' ? (
        <CoinRecords list={records.list} />
      ) : (
        // Both answers come from the server, so that one sentence explains why they are absent.
        balance.state === 'ready' && <ScreenState level={2} state={records} skeleton={<Skeleton kind="hero" />} />
      )}
    </Columns>
  )
}

function OfGuest() {
  const terms = useTerms()
  if (terms.state === 'loading') return <Waiting />
  return (
    <Columns aside={<CoinRules terms={terms} />}>
      <Card title={<Trans>Log in to see your coins</Trans>}>
        <p className={styles.words}>
          <Trans>Your orders and reviews earn coins, which pay a part of your next orders.</Trans>
        </p>
        <Button kind="primary" onClick={() => openLogin()}>
          <Trans>Log in</Trans>
        </Button>
      </Card>
    </Columns>
  )
}

const Columns = ({ aside, children }: { aside: ReactNode; children: ReactNode }) => (
  <>
    <div className={styles.columns}>
      <div className={styles.column}>{children}</div>
      <div className={classes(styles.column, styles.aside)}>{aside}</div>
    </div>
    <ProductsInSight />
  </>
)

/** The products with a coin price, whose code and data are fetched once this end of the page comes near. */
function ProductsInSight() {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(place, false)
  return (
    <div ref={place} className={styles.products}>
      {isNear && (
        <Suspense>
          <CoinProducts />
        </Suspense>
      )}
    </div>
  )
}

const Waiting = () => (
  <div className={styles.column} aria-busy="true">
    <Skeleton kind="hero" />
    <Skeleton kind="hero" />
  </div>
)
