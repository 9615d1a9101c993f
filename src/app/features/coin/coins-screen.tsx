import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { CoinRecord } from '#contract/coin.ts'
import { useIsHydrated } from '#device/hydration.ts'
import { useMarket } from '#device/market.ts'
import { EndlessEnd, useEndlessList } from '#features/endless/index.ts'
import { openLogin } from '#features/sign-in/index.ts'
import { useShopper } from '#session/shopper.ts'
import { SavedAge } from '#shell/later/saved-age.tsx'
import { ScreenState } from '#shell/screen-states.tsx'
import { useTitle } from '#shell/use-title.ts'
import { useIsOffline } from '#sync/connection.ts'
import { Button } from '#ui/base/button.tsx'
import { classes } from '#ui/base/class-names.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { CoinBalance } from './coin-balance.tsx'
import { coinQueries } from './coin-queries.ts'
import { CoinRecordRow } from './coin-record-row.tsx'
import { CoinRules } from './coin-rules.tsx'
import { coinsTitle } from './coin-titles.ts'
import styles from './coins.module.css'

/**
 * `/profile/coins`: the worth of coins and how to earn and spend them; for a shopper also balance and records
 * (docs/product.md#coins-screen).
 */
export function CoinsScreen() {
  const { i18n } = useLingui()
  // The session is known only after hydration.
  const isHydrated = useIsHydrated()
  const isShopper = useShopper() !== null
  const title = coinsTitle(i18n)
  useTitle(title)
  return (
    <div className={styles.canvas}>
      <div className="page">
        <h1 className={`in-bar ${styles.title}`}>{title}</h1>
        <div className={styles.columns}>
          <div className={styles.column}>
            {!isHydrated ? <Skeleton kind="hero" /> : isShopper ? <CoinBalance /> : <Guest />}
            {isHydrated && isShopper && <Records />}
          </div>
          <div className={classes(styles.column, styles.aside)}>
            <CoinRules />
          </div>
        </div>
      </div>
    </div>
  )
}

function Guest() {
  return (
    <Card title={<Trans>Log in to see your coins</Trans>}>
      <p className={styles.words}>
        <Trans>Your orders and reviews earn coins, which pay a part of your next orders.</Trans>
      </p>
      <Button kind="primary" onClick={() => openLogin()}>
        <Trans>Log in</Trans>
      </Button>
    </Card>
  )
}

function Records() {
  const market = useMarket()
  const userId = useShopper()?.userId ?? ''
  const isOffline = useIsOffline()
  const records = useEndlessList<CoinRecord>(
    useMemo(() => ({ ...coinQueries.records(market, userId), enabled: userId !== '' }), [market, userId]),
    ({ recordId }) => recordId,
  )
  if (records.state !== 'ready') return <ScreenState level={2} state={records} skeleton={<Skeleton kind="hero" />} />
  const { list } = records
  return (
    <>
      <Card title={<Trans>Coin records</Trans>} aside={isOffline && <SavedAge at={list.at} />}>
        {list.total === 0 ? (
          <p className={styles.words}>
            <Trans>No records yet. Coins that you earn and use are listed here.</Trans>
          </p>
        ) : (
          <ul className={styles.records}>
            {list.records.map((record) => (
              <CoinRecordRow key={record.recordId} record={record} />
            ))}
          </ul>
        )}
      </Card>
      {list.more.state !== 'end' && <EndlessEnd list={list} failed={<Trans>Couldn't load more records.</Trans>} />}
    </>
  )
}
