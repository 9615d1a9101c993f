import { Trans, useLingui } from '@lingui/react/macro'
import { EndlessEnd } from '#features/endless/index.ts'
import { illustrations } from '#shell/illustrations.ts'
import { SavedAge } from '#shell/later/saved-age.tsx'
import { usePageQuery } from '#shell/page-address.ts'
import { ScreenState } from '#shell/screen-states.tsx'
import { ButtonLink } from '#ui/base/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ChipLink, ChipRow } from '#ui/list/chip.tsx'
import { useVouchers } from './use-vouchers.ts'
import { VoucherList } from './voucher-list.tsx'
import { kindOfQuery, vouchersPath } from './vouchers-path.ts'
import styles from './vouchers-screen.module.css'
import { VouchersSkeleton } from './vouchers-skeleton.tsx'

/** All vouchers of the region that can be collected, now or soon, filtered by their kind. */
export function VoucherCentre() {
  const { t } = useLingui()
  const kind = kindOfQuery(usePageQuery())
  const answer = useVouchers()
  const all = answer.state === 'ready' ? answer.list.records : []
  const shown = kind === null ? all : all.filter((voucher) => voucher.kind === kind)
  const count = answer.state === 'ready' && all.length > 0 ? ` · ${answer.list.total}` : ''
  const names = { product: t`Product`, shop: t`Shop`, mall: t`Mall` }
  return (
    <>
      <ChipRow label={t`Kinds of vouchers`}>
        <ChipLink href={vouchersPath.all} isChosen={kind === null}>
          {t`All`}
          {count}
        </ChipLink>
        {(['product', 'shop', 'mall'] as const).map((one) => (
          <ChipLink key={one} href={vouchersPath.ofKind(one)} isChosen={kind === one}>
            {names[one]}
          </ChipLink>
        ))}
      </ChipRow>
      <div className={styles.list}>
        {answer.state !== 'ready' ? (
          <ScreenState level={2} state={answer} skeleton={<VouchersSkeleton />} />
        ) : (
          <>
            <p className={styles.age}>
              <SavedAge at={answer.list.at} />
            </p>
            {shown.length > 0 ? (
              <VoucherList label={t`Vouchers`} vouchers={shown} at={answer.list.at} />
            ) : (
              <EmptyState
                picture={illustrations.basket}
                title={t`No vouchers here right now`}
                sentence={t`New vouchers arrive often. Take another look soon.`}
                action={
                  <ButtonLink kind="soft" href={kind === null ? '/trending' : vouchersPath.all}>
                    {kind === null ? <Trans>See deals</Trans> : <Trans>All vouchers</Trans>}
                  </ButtonLink>
                }
              />
            )}
            <EndlessEnd list={answer.list} failed={<Trans>Couldn't load more vouchers.</Trans>} />
          </>
        )}
      </div>
    </>
  )
}
