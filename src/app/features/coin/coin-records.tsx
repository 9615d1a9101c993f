import { Trans } from '@lingui/react/macro'
import type { CoinRecord } from '#contract/coin/coin.ts'
import { EndlessEnd, type EndlessList } from '#features/endless/index.ts'
import { SavedAge } from '#shell/later/saved-age.tsx'
import { useIsOffline } from '#sync/connection.ts'
import { Card } from '#ui/layout/card.tsx'
import { CoinRecordRow } from './coin-record-row.tsx'
import styles from './coins.module.css'

/** The changes of the shopper's balance, the newest first. */
export function CoinRecords({ list }: { list: EndlessList<CoinRecord> }) {
  const isOffline = useIsOffline()
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
