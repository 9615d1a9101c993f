import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ButtonLink } from '#ui/base/button.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { VoucherList } from './voucher-list.tsx'
import type { KnownVoucher } from './voucher-rules.ts'

/** The vouchers of a product, a shop or a cart. A followed link closes the sheet. */
export function OffersSheet({
  vouchers,
  at,
  onClose,
}: {
  vouchers: readonly KnownVoucher[]
  /** The time of the server's answer, in ms. */
  at: number
  onClose: () => void
}) {
  const { t } = useLingui()
  const { history } = useRouter()
  // "Use now" may lead to the page below the sheet.
  useEffect(() => history.subscribe(({ action }) => action.type === 'PUSH' && onClose()), [history, onClose])
  return (
    <Sheet
      title={t`Vouchers`}
      onClose={onClose}
      footer={
        <ButtonLink kind="soft" isWide href="/vouchers">
          <Trans>All vouchers</Trans>
        </ButtonLink>
      }
    >
      <VoucherList label={t`Vouchers`} vouchers={vouchers} at={at} level={3} isNarrow onLogin={onClose} />
    </Sheet>
  )
}
