import { Trans } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { withWords } from '#i18n/with-words.ts'
import { Icon } from '#ui/base/icon.tsx'
import { PageLink } from '#ui/layout/page-link.tsx'
import { useSheetOpening } from '#ui/overlay/sheet-opening.tsx'
import { useWantedVoucher } from '../use-collect.ts'
import { useReduction } from '../use-reduction.ts'
import { useVouchers } from '../use-vouchers.ts'
import type { VoucherPlace } from '../voucher-queries.ts'
import styles from '../voucher-row.module.css'

const fetchSheet = () => withWords(import('../offers-sheet.tsx')).then(({ OffersSheet }) => ({ default: OffersSheet }))
const OffersSheet = lazy(fetchSheet)

/** The number of reductions that the row names. */
const maxNamed = 2

/** A row with the vouchers of a product or a shop, which opens them; without vouchers the row leads to all of the mall. */
export function VoucherOffers({ place }: { place: VoucherPlace }) {
  const { reduction } = useReduction()
  const answer = useVouchers(place)
  const { records: vouchers, at } = answer.state === 'ready' ? answer.list : { records: [], at: 0 }
  const { isOpen, close, trigger } = useSheetOpening(fetchSheet)
  useWantedVoucher(vouchers)
  const inside = (end: string) => (
    <>
      <Icon name="ticket" size={24} />
      <b>
        <Trans>Vouchers</Trans>
      </b>
      <span className={styles.end}>{end}</span>
      <Icon name="caret-right-bold" size={16} />
    </>
  )
  if (vouchers.length === 0)
    return (
      <PageLink href="/vouchers" className={styles.row}>
        {inside('')}
      </PageLink>
    )
  return (
    <>
      <button type="button" className={styles.row} {...trigger}>
        {inside([...new Set(vouchers.map(reduction))].slice(0, maxNamed).join(' · '))}
      </button>
      {isOpen && (
        <Suspense>
          <OffersSheet vouchers={vouchers} at={at} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
