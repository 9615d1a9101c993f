import { Trans, useLingui } from '@lingui/react/macro'
import type { OwnVoucher } from '#contract/voucher/own-voucher.ts'
import { serverNow } from '#device/server-clock.ts'
import { EndlessEnd } from '#features/endless/index.ts'
import { LoginPrompt } from '#features/sign-in/index.ts'
import { useShopper } from '#session/shopper.ts'
import { illustrations } from '#shell/illustrations.ts'
import { SavedAge } from '#shell/later/saved-age.tsx'
import { usePageQuery } from '#shell/page-address.ts'
import { ScreenState } from '#shell/screen-states.tsx'
import { ButtonLink } from '#ui/base/button.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ChipLink, ChipRow } from '#ui/list/chip.tsx'
import { TicketList, VoucherTicket } from '#ui/product/voucher-ticket.tsx'
import { useOwnTaps } from './use-own-taps.ts'
import { toneOf, useVoucherWords } from './use-voucher-words.ts'
import { useOwnVouchers } from './use-vouchers.ts'
import { DaysLeft, VoucherCard } from './voucher-card.tsx'
import type { WalletState } from './voucher-queries.ts'
import { daysLeft, goodsPath, isBegun } from './voucher-rules.ts'
import { vouchersPath, walletOfQuery } from './vouchers-path.ts'
import styles from './vouchers-screen.module.css'
import { VouchersSkeleton } from './vouchers-skeleton.tsx'

/** The shopper's own vouchers: usable, used and expired. */
export function Wallet() {
  const { t } = useLingui()
  const isGuest = useShopper() === null
  const state = walletOfQuery(usePageQuery())
  if (isGuest)
    return (
      <LoginPrompt
        title={t`Log in to see your vouchers`}
        sentence={t`Collected vouchers are kept in your account.`}
        skeleton={<VouchersSkeleton />}
      />
    )
  const names = { usable: t`Usable`, used: t`Used`, expired: t`Expired` }
  return (
    <>
      <ChipRow label={t`My vouchers`}>
        {(['usable', 'used', 'expired'] as const).map((one) => (
          <ChipLink key={one} href={vouchersPath.own(one)} isChosen={state === one}>
            {names[one]}
          </ChipLink>
        ))}
      </ChipRow>
      <div className={styles.list}>
        <OwnList state={state} label={names[state]} />
      </div>
    </>
  )
}

function OwnList({ state, label }: { state: WalletState; label: string }) {
  const answer = useOwnVouchers(state)
  const taps = useOwnTaps(answer.state === 'ready' ? answer.list.at : 0)
  if (answer.state !== 'ready') return <ScreenState level={2} state={answer} skeleton={<VouchersSkeleton />} />
  const { list } = answer
  const known = new Set(list.records.map(({ voucherId }) => voucherId))
  // Vouchers that the server's answer does not contain yet: collected on this device, or refused.
  const ownTaps = state === 'usable' ? [...taps.values()].filter(({ voucherId }) => !known.has(voucherId)) : []
  return (
    <>
      <p className={styles.age}>
        <SavedAge at={list.at} />
      </p>
      {list.records.length + ownTaps.length === 0 ? (
        <NoVouchers state={state} />
      ) : (
        <TicketList label={label}>
          {ownTaps.map(
            (tap) =>
              tap.voucher && (
                <li key={`tap ${tap.voucherId}`}>
                  <VoucherCard voucher={tap.voucher} tap={tap} />
                </li>
              ),
          )}
          {list.records.map((voucher) => (
            <li key={voucher.ownVoucherId}>
              <OwnTicket voucher={voucher} />
            </li>
          ))}
        </TicketList>
      )}
      <EndlessEnd list={list} failed={<Trans>Couldn't load more vouchers.</Trans>} />
    </>
  )
}

/** A collected voucher: its use where the voucher is usable, otherwise the order that used it. */
function OwnTicket({ voucher }: { voucher: OwnVoucher }) {
  const { t } = useLingui()
  const words = useVoucherWords()
  const { name, state, orderNumbers } = voucher
  const days = daysLeft(voucher, serverNow())
  const isUsable = state === 'usable'
  const [orderNumber] = orderNumbers
  return (
    <VoucherTicket
      tone={isUsable ? toneOf(voucher) : 'ended'}
      {...words.stub(voucher)}
      title={name}
      facts={words.conditions(voucher, true)}
      badges={
        isUsable ? (
          isBegun(voucher, serverNow()) ? (
            days !== null && <DaysLeft days={days} />
          ) : (
            <Badge kind="info" icon="clock">
              <Trans>Coming soon</Trans>
            </Badge>
          )
        ) : (
          <Badge>{{ held: t`In an unpaid order`, used: t`Used`, expired: t`Expired` }[state]}</Badge>
        )
      }
      action={
        isUsable ? (
          <ButtonLink kind="soft" size="small" href={goodsPath(voucher)}>
            <Trans>Use now</Trans>
          </ButtonLink>
        ) : (
          orderNumber && (
            <ButtonLink size="small" href={`/order-details?orderNumber=${orderNumber}`}>
              <Trans>View order</Trans>
            </ButtonLink>
          )
        )
      }
    />
  )
}

function NoVouchers({ state }: { state: WalletState }) {
  const { t } = useLingui()
  const titles = {
    usable: t`No vouchers to use yet`,
    used: t`No used vouchers`,
    expired: t`No expired vouchers`,
  }
  return (
    <EmptyState
      picture={illustrations.basket}
      title={titles[state]}
      sentence={
        state === 'usable'
          ? t`Collect vouchers, and use them when you check out.`
          : t`Vouchers from the past will appear here.`
      }
      action={
        <ButtonLink kind="primary" href={vouchersPath.all}>
          <Trans>Collect vouchers</Trans>
        </ButtonLink>
      }
    />
  )
}
