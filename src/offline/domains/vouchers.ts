import * as v from 'valibot'
import { collectVoucher, ownVoucherPaths } from '#contract/voucher/collect-voucher.ts'
import type { Voucher } from '#contract/voucher/voucher.ts'
import { dropOldAccepted } from '#offline/outbox/accepted.ts'
import { commandFields } from '#offline/outbox/command.ts'
import { type Domain, lastValueWins } from '#offline/outbox/domain.ts'
import { sendCall } from '#offline/outbox/send-call.ts'
import { openStore } from '../stores.ts'

/** The voucher as the screen showed it, so that the shopper's vouchers can list it offline. */
const shown = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((stored) => stored as Voucher),
)

const voucherCommand = v.object({
  ...commandFields,
  domain: v.literal('vouchers'),
  input: v.object({ voucherId: v.number() }),
  seen: v.optional(v.object({ voucher: shown })),
})
/** Collects a voucher. */
export type VoucherCommand = v.InferOutput<typeof voucherCommand>

/** A voucher that the server gave to the shopper, on the request of this phone; `sentAt` is the server's time in ms. */
export const acceptedVoucher = v.object({
  userId: v.string(),
  voucherId: v.number(),
  voucher: v.optional(shown),
  regionId: v.number(),
  at: v.number(),
  sentAt: v.number(),
})
export type AcceptedVoucher = v.InferOutput<typeof acceptedVoucher>

/** Vouchers that the server accepted. They apply until a newer list of the server arrives. */
export const acceptedVouchers = openStore<AcceptedVoucher>('vouchers')

/**
 * Collecting vouchers (docs/product.md#voucher-offline): one call for each voucher. The server decides by the time of
 * arrival, and its refusal is shown until the shopper dismisses it. The server keeps the id of each tap, so that a
 * repeat never collects a second voucher.
 */
export const vouchersDomain: Domain<VoucherCommand> = {
  name: 'vouchers',
  shape: voucherCommand,
  isRepeatable: true,
  showsRefusals: true,
  changedPaths: Object.values(ownVoucherPaths),
  isCoalescedAtOnce: true,
  // Two taps without an answer in between collect one voucher.
  coalesce: lastValueWins(({ input }) => String(input.voucherId)),
  sizeOf: () => 1,
  async send({ key, regionId, commands: [command] }, { base, shopper, signal }) {
    const options = { base, key, regionId, userId: shopper, signal }
    return sendCall(collectVoucher, {}, { ...options, body: { ...command.input, collectId: command.id } })
  },
  async recordDone(done, at) {
    for (const { shopper, regionId, input, seen, at: tappedAt } of done) {
      const accepted = { userId: shopper, regionId, ...input, ...seen, at: tappedAt, sentAt: at }
      await acceptedVouchers.write(`${shopper} ${input.voucherId}`, accepted)
    }
    await dropOldAccepted(acceptedVouchers, done[0]?.shopper ?? '', at)
  },
}
