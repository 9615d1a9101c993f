import type { Voucher } from '#contract/voucher/voucher.ts'
import {
  type AcceptedVoucher,
  acceptedVoucher,
  acceptedVouchers,
  type VoucherCommand,
  vouchersDomain,
} from './domains/vouchers.ts'
import { forgetAccepted, readAccepted } from './outbox/accepted.ts'
import { isUnderWay } from './outbox/command.ts'
import { append, dropCommand, readCommands } from './outbox/outbox.ts'
import { notifyOutbox, watchOutbox } from './outbox/outbox-watch.ts'

/** A voucher that the shopper collects with a tap; `at` is in ms by the server's clock. */
export type VoucherTap = Pick<VoucherCommand, 'shopper' | 'regionId' | 'at'> & { readonly voucher: Voucher }

/**
 * A voucher that was collected on this phone: it waits for the server, or the server gave it at `sentAt` (in ms), which
 * matters until a newer answer of the server arrives.
 */
export type CollectedVoucher = Pick<AcceptedVoucher, 'voucherId' | 'regionId' | 'at' | 'voucher'> & {
  readonly isPending: boolean
  readonly sentAt?: number
}

/** Calls `listener` when vouchers change in this tab, another tab or the worker. Returns the function that stops it. */
export const watchVouchers = (listener: () => void): (() => void) => watchOutbox(listener, vouchersDomain.name)

/**
 * Appends the command to collect a voucher. `full`: the phone could not store the command, which is lost when the tab
 * closes.
 */
export async function collectVoucherLater({ shopper, regionId, at, voucher }: VoucherTap): Promise<'stored' | 'full'> {
  const input = { voucherId: voucher.voucherId }
  const { isStored } = await append(vouchersDomain, { shopper, regionId, at, input, seen: { voucher } })
  return isStored ? 'stored' : 'full'
}

/**
 * The vouchers that a shopper collected on this phone, newest first; refused ones are among the pending changes only.
 */
export async function readCollected(shopper: string): Promise<CollectedVoucher[]> {
  const pending = (await readCommands(vouchersDomain, shopper))
    .filter(isUnderWay)
    .map(({ input, regionId, at, seen }): CollectedVoucher => ({ ...input, regionId, at, ...seen, isPending: true }))
  const accepted = (await readAccepted(acceptedVouchers, acceptedVoucher, shopper)).map(
    (one): CollectedVoucher => ({ ...one, isPending: false }),
  )
  return [...pending, ...accepted].sort((a, b) => b.at - a.at)
}

/** Drops the command to collect a voucher that was not sent yet, or dismisses a refused one. */
export const dropVoucher = (id: string): Promise<unknown> => dropCommand(id)

/** Removes a shopper's collected vouchers from this phone. The pending ones are removed with the outbox. */
export async function forgetVouchers(userId: string): Promise<void> {
  await forgetAccepted(acceptedVouchers, userId)
  notifyOutbox(vouchersDomain.name)
}
