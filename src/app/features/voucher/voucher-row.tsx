import { Trans } from '@lingui/react/macro'
import { lazy, type ReactNode, Suspense } from 'react'
import { withWords } from '#i18n/with-words.ts'
import { Icon } from '#ui/base/icon.tsx'
import { PageLink } from '#ui/layout/page-link.tsx'
import { useSheetOpening } from '#ui/overlay/sheet-opening.tsx'
import { useWantedVoucher } from './use-collect.ts'
import styles from './voucher-row.module.css'
import type { KnownVoucher } from './voucher-rules.ts'

const fetchSheet = () => withWords(import('./offers-sheet.tsx')).then(({ OffersSheet }) => ({ default: OffersSheet }))
const OffersSheet = lazy(fetchSheet)

type Properties = {
  vouchers: readonly KnownVoucher[]
  /** The time of the server's answer, in ms. */
  at: number
  kind: 'row' | 'card'
  /** The words of a row with vouchers. */
  children: ReactNode
  /** A button beside the words. */
  action?: ReactNode
}

/**
 * A row that opens the vouchers of a product, a shop or the mall in a sheet; without vouchers the row leads to all
 * vouchers of the mall.
 */
export function VoucherRow({ vouchers, at, kind, children, action }: Properties) {
  const { isOpen, close, trigger } = useSheetOpening(fetchSheet)
  useWantedVoucher(vouchers)
  const inside = (words: ReactNode) => (
    <>
      <Icon name="ticket" size={24} />
      {words}
      <Icon name="caret-right-bold" size={16} />
    </>
  )
  if (vouchers.length === 0)
    return (
      <PageLink href="/vouchers" className={styles[kind]}>
        {inside(
          <b className={styles.words}>
            <Trans>Vouchers</Trans>
          </b>,
        )}
      </PageLink>
    )
  return (
    <>
      <div className={styles[kind]}>
        <button type="button" className={styles.open} {...trigger}>
          {inside(children)}
        </button>
        {action}
      </div>
      {isOpen && (
        <Suspense>
          <OffersSheet vouchers={vouchers} at={at} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
