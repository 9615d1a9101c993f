import { Trans, useLingui } from '@lingui/react/macro'
import { useIsOffline } from '#sync/connection.ts'
import { Button } from '#ui/base/button.tsx'
import { useCollect } from './use-collect.ts'
import type { Tap } from './use-own-taps.ts'
import type { KnownVoucher, TicketState } from './voucher-rules.ts'

export type CollectButtonProperties = {
  voucher: KnownVoucher
  state: TicketState
  /** The shopper's tap on this device. */
  tap: Tap | undefined
  /** Called before a guest is asked to log in. */
  onLogin?: (() => void) | undefined
  /** `soft` beside another primary button. */
  kind?: 'primary' | 'soft'
}

/** Collects a voucher, or tries a refused collection again; nothing in the states without a collection. */
export function CollectButton({ voucher, state, tap, onLogin, kind = 'primary' }: CollectButtonProperties) {
  const { t } = useLingui()
  const collect = useCollect(onLogin)
  const isOffline = useIsOffline()
  const { name } = voucher
  if (state === 'waiting')
    return (
      <Button size="small" isLoading={!isOffline} isDisabled>
        <Trans>Collected</Trans>
      </Button>
    )
  if (state === 'refused')
    return (
      <Button
        kind="soft"
        size="small"
        aria-label={t`Try again: ${name}`}
        onClick={() => void collect(voucher, tap?.commandId)}
      >
        <Trans>Try again</Trans>
      </Button>
    )
  return (
    state === 'collect' && (
      <Button kind={kind} size="small" aria-label={t`Collect: ${name}`} onClick={() => void collect(voucher)}>
        <Trans>Collect</Trans>
      </Button>
    )
  )
}
