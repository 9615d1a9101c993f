import { useLingui } from '@lingui/react/macro'
import { RunningGroups } from '#features/group-buy/index.ts'
import { VoucherOffers } from '#features/voucher/index.ts'
import { Section } from '#ui/layout/section.tsx'

/** The vouchers of the whole region. */
const everywhere = {}

/** Vouchers and group buys on home. */
export default function HomeOffers() {
  const { t } = useLingui()
  return (
    <>
      <VoucherOffers place={everywhere} />
      <Section title={t`Group buys`} more={{ href: '/group-buy', words: t`See all` }}>
        <RunningGroups />
      </Section>
    </>
  )
}
