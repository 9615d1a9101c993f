import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { Voucher } from '#contract/voucher/voucher.ts'
import { useMarket } from '#device/market.ts'
import { serverNow } from '#device/server-clock.ts'
import { openLogin } from '#features/sign-in/index.ts'
import { dropCommand } from '#offline/outbox/outbox.ts'
import { collectVoucherLater, readCollected } from '#offline/vouchers.ts'
import { useShopper } from '#session/shopper.ts'
import { showToast } from '#ui/feedback/first/toast-store.ts'
import type { KnownVoucher } from './voucher-rules.ts'
import { readWanted, saveWanted, takeWanted } from './wanted-voucher.ts'

/**
 * Collects a voucher: stored on this device at once, and sent as soon as possible. A guest is asked to log in, and then
 * the collection continues. `refusedId` is the refused command that the new tap replaces; `onLogin` is called
 * before the login opens.
 */
export function useCollect(onLogin?: () => void): (voucher: Voucher, refusedId?: string) => Promise<void> {
  const { t } = useLingui()
  const userId = useShopper()?.userId ?? ''
  const { regionId } = useMarket()
  return async (voucher, refusedId) => {
    const { voucherId } = voucher
    if (userId === '') {
      saveWanted('wantedVoucher', String(voucherId))
      onLogin?.()
      openLogin()
      return
    }
    if (refusedId !== undefined) await dropCommand(refusedId)
    const outcome = await collectVoucherLater({ shopper: userId, regionId, at: Math.round(serverNow()), voucher })
    // Only now, because the reload after a login may come before the command is stored.
    takeWanted('wantedVoucher', (id) => id === String(voucherId))
    await (await import('#sync/send-outbox.ts')).replayOutbox()
    // A refusal is reported after every replay, also of later ones (send-when-idle.ts).
    const own = (await readCollected(userId)).find((one) => one.voucherId === voucherId)
    if (own && !own.isPending) showToast({ kind: 'success', words: t`Voucher collected.` })
    else if (own && outcome === 'full') {
      const words = t`Your device is full. Saved pictures are removed first; saved pages stay.`
      showToast({ kind: 'warning', words })
    } else if (own) showToast({ kind: 'queued', words: t`Will be collected when you are online.` })
  }
}

/** Continues the collection of a voucher that a guest wanted, once the vouchers of the list are known. */
export function useWantedVoucher(vouchers: readonly KnownVoucher[]): void {
  const userId = useShopper()?.userId ?? ''
  const collect = useCollect()
  const isReady = userId !== '' && vouchers.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: the collection continues once, when the list is known
  useEffect(() => {
    if (!isReady) return
    const byId = new Map(vouchers.map((voucher) => [String(voucher.voucherId), voucher]))
    const wanted = byId.get(readWanted('wantedVoucher') ?? '')
    if (wanted && wanted.mayCollect !== 0) void collect(wanted)
  }, [isReady])
}
