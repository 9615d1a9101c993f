import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { usePageQuery } from '#shell/page-address.ts'
import { useTitle } from '#shell/use-title.ts'
import { Segmented } from '#ui/choice/segmented.tsx'
import { Canvas } from '#ui/layout/canvas.tsx'
import { TabPanel } from '#ui/list/tab-panel.tsx'
import { RedeemForm } from './redeem-form.tsx'
import { VoucherCentre } from './voucher-centre.tsx'
import { vouchersTitle } from './voucher-titles.ts'
import { vouchersPath } from './vouchers-path.ts'
import styles from './vouchers-screen.module.css'
import { Wallet } from './wallet.tsx'

/**
 * `/vouchers`: the vouchers that can be collected, of all kinds or of the kind in the address, and the shopper's own
 * (docs/product.md#voucher-page).
 */
export function VouchersScreen() {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const isOwn = usePageQuery().has('own')
  useTitle(vouchersTitle(i18n))
  return (
    <Canvas title={<Trans>Vouchers</Trans>} className={styles.page}>
      <div className={styles.head}>
        <Segmented
          group="vouchers"
          label={t`Vouchers`}
          tabs={[
            { id: 'all', words: t`To collect` },
            { id: 'own', words: t`My vouchers` },
          ]}
          chosen={isOwn ? 'own' : 'all'}
          onChoose={(tab) => router.history.replace(tab === 'own' ? vouchersPath.own('usable') : vouchersPath.all)}
        />
        <RedeemForm />
      </div>
      <TabPanel group="vouchers" id="all" isChosen={!isOwn}>
        {!isOwn && <VoucherCentre />}
      </TabPanel>
      <TabPanel group="vouchers" id="own" isChosen={isOwn}>
        {isOwn && <Wallet />}
      </TabPanel>
    </Canvas>
  )
}
