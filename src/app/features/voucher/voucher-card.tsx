import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { serverNow } from '#device/server-clock.ts'
import { failureWords } from '#i18n/failure-words.ts'
import { Button, ButtonLink } from '#ui/base/button.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import { useKeepFocus } from '#ui/layout/keep-focus.ts'
import { VoucherTicket } from '#ui/product/voucher-ticket.tsx'
import { CollectButton, type CollectButtonProperties } from './collect-button.tsx'
import { useCollect } from './use-collect.ts'
import { toneOf, useVoucherWords } from './use-voucher-words.ts'
import { daysLeft, fewLeft, goodsPath, type KnownVoucher, type TicketState, ticketState } from './voucher-rules.ts'

type AtCheckout = {
  /** The checkout uses a collected voucher: no link leads away to the goods. */
  isAtCheckout?: boolean | undefined
}

type Properties = Omit<CollectButtonProperties, 'state' | 'kind'> & AtCheckout & { level?: 2 | 3 | undefined }

/** A voucher that can be collected, with its state and its action (docs/product.md#voucher-tickets). */
export function VoucherCard({ voucher, tap, level, onLogin, isAtCheckout }: Properties) {
  const { t } = useLingui()
  const words = useVoucherWords()
  const state = ticketState(voucher, tap, serverNow())
  useKeepFocus(state)
  const reason = tap?.state === 'refused' ? failureWords(tap.code, '') : ''
  return (
    <VoucherTicket
      tone={['ended', 'gone', 'used'].includes(state) ? 'ended' : toneOf(voucher)}
      {...words.stub(voucher)}
      title={voucher.name}
      facts={words.conditions(voucher, false)}
      badges={<Badges voucher={voucher} state={state} />}
      note={
        state === 'waiting' ? (
          t`Will be collected when you are online.`
        ) : state === 'refused' ? (
          <>
            <Trans>Error Occured While collecting the voucher.</Trans> {reason}
          </>
        ) : null
      }
      action={<Action voucher={voucher} state={state} tap={tap} onLogin={onLogin} isAtCheckout={isAtCheckout} />}
      level={level}
    />
  )
}

function Badges({ voucher, state }: { voucher: KnownVoucher; state: TicketState }) {
  const days = daysLeft(voucher, serverNow())
  const { stock } = voucher
  return (
    <>
      {state === 'collected' && (
        <Badge kind="ok" icon="check-bold">
          <Trans>Collected</Trans>
        </Badge>
      )}
      {state === 'waiting' && (
        <Badge kind="queued" icon="clock-clockwise-bold">
          <Trans>Waiting to sync</Trans>
        </Badge>
      )}
      {state === 'refused' && (
        <Badge kind="danger" icon="warning-circle">
          <Trans>Not collected</Trans>
        </Badge>
      )}
      {state === 'soon' && (
        <Badge kind="info" icon="clock">
          <Trans>Coming soon</Trans>
        </Badge>
      )}
      {state === 'used' && (
        <Badge>
          <Trans>Used</Trans>
        </Badge>
      )}
      {state === 'gone' && (
        <Badge>
          <Trans>All collected</Trans>
        </Badge>
      )}
      {state === 'ended' && (
        <Badge>
          <Trans>Expired</Trans>
        </Badge>
      )}
      {(state === 'collect' || state === 'collected') && days !== null && <DaysLeft days={days} />}
      {state === 'collect' && stock <= fewLeft && (
        <Badge kind="warn">
          <Trans>{stock} left</Trans>
        </Badge>
      )}
    </>
  )
}

/** The days until the end of a voucher that ends soon. */
export function DaysLeft({ days }: { days: number }) {
  return (
    <Badge kind="warn" icon="clock">
      <Plural value={days} one="# day left" other="# days left" />
    </Badge>
  )
}

function Action({ voucher, state, tap, onLogin, isAtCheckout }: CollectButtonProperties & AtCheckout) {
  const { t } = useLingui()
  const collect = useCollect(onLogin)
  const { name } = voucher
  if (state !== 'collected') return <CollectButton voucher={voucher} state={state} tap={tap} onLogin={onLogin} />
  return (
    <>
      {voucher.mayCollect === 1 && !tap && (
        <Button kind="text" size="small" aria-label={t`Collect another: ${name}`} onClick={() => void collect(voucher)}>
          <Trans>Collect another</Trans>
        </Button>
      )}
      {!isAtCheckout && (
        <ButtonLink kind="soft" size="small" href={goodsPath(voucher)}>
          <Trans>Use now</Trans>
        </ButtonLink>
      )}
    </>
  )
}
