import { Trans } from '@lingui/react/macro'
import { useReduction } from '../use-reduction.ts'
import { useVouchers } from '../use-vouchers.ts'
import type { VoucherScope } from '../voucher-queries.ts'
import styles from '../voucher-row.module.css'
import { VoucherRow } from '../voucher-row.tsx'

/** The number of reductions that the row names. */
const maxNamed = 2

/** A row with the vouchers of a product or a shop. */
export function VoucherOffers({ scope }: { scope: VoucherScope }) {
  const { reduction } = useReduction()
  const answer = useVouchers(scope)
  const { records: vouchers, at } = answer.state === 'ready' ? answer.list : { records: [], at: 0 }
  return (
    <VoucherRow vouchers={vouchers} at={at} kind="row">
      <b>
        <Trans>Vouchers</Trans>
      </b>
      <span className={styles.end}>{[...new Set(vouchers.map(reduction))].slice(0, maxNamed).join(' · ')}</span>
    </VoucherRow>
  )
}
