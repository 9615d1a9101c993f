import { Trans, useLingui } from '@lingui/react/macro'
import { RunningGroups } from '#features/group-buy/index.ts'
import { VoucherOffers } from '#features/voucher/index.ts'
import { Section } from '#ui/layout/section.tsx'
import { ChipLink, ChipRow } from '#ui/list/chip.tsx'
import styles from './home-screen.module.css'

/** The vouchers of the whole region. */
const everywhere = {}

/** Vouchers, group buys, and links to pre-loved items, coins and invitations on home. */
export default function HomeOffers() {
  const { t } = useLingui()
  return (
    <>
      <div className={styles.vouchers}>
        <VoucherOffers scope={everywhere} />
      </div>
      <Section title={t`Group buys`} more={{ href: '/group-buy', words: t`See all` }}>
        <div className={styles.groups}>
          <RunningGroups />
        </div>
      </Section>
      <ChipRow label={t`More ways to shop`}>
        <ChipLink href="/pre-loved">
          <Trans>Pre-loved</Trans>
        </ChipLink>
        <ChipLink href="/profile/coins">
          <Trans>Coins</Trans>
        </ChipLink>
        <ChipLink href="/myInvitation">
          <Trans>Invite friends</Trans>
        </ChipLink>
      </ChipRow>
    </>
  )
}
