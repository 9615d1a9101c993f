import { Trans, useLingui } from '@lingui/react/macro'
import { ButtonLink } from '#ui/base/button.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { VoucherList } from './voucher-list.tsx'
import type { KnownVoucher } from './voucher-rules.ts'

/** The vouchers of a product, a shop or a cart. */
export function OffersSheet({
  vouchers,
  at,
  onClose,
}: {
  vouchers: readonly KnownVoucher[]
  /** The time of the shop's answer, in ms. */
  at: number
  onClose: () => void
}) {
  const { t } = useLingui()
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
