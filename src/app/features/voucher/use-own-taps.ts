import { useMemo } from 'react'
import type { Voucher } from '#contract/voucher/voucher.ts'
import { vouchersDomain } from '#offline/domains/vouchers.ts'
import { readCommands } from '#offline/outbox.ts'
import { readCollected, watchVouchers } from '#offline/vouchers.ts'
import { useOwnRecords } from '#session/use-own-records.ts'
import type { OwnTap } from './voucher-rules.ts'

/** A tap on "Collect" that this device knows of: waiting, accepted since the last answer of the shop, or refused. */
export type Tap = OwnTap & {
  readonly voucherId: number
  readonly voucher: Voucher | undefined
  readonly commandId?: string
}

async function readTaps(userId: string): Promise<readonly Tap[]> {
  const [collected, commands] = await Promise.all([readCollected(userId), readCommands(vouchersDomain, userId)])
  return [
    ...commands.flatMap(({ id, state, input, seen, refusal }) =>
      state === 'refused'
        ? [{ ...input, voucher: seen?.voucher, state, code: refusal?.code ?? '', commandId: id } as const]
        : [],
    ),
    ...collected.map(({ voucherId, voucher, isPending }) => ({
      voucherId,
      voucher,
      state: isPending ? ('waiting' as const) : ('accepted' as const),
    })),
  ]
}

/** The shopper's taps on "Collect" on this device, by the voucher; the last one of each counts. */
export function useOwnTaps(): ReadonlyMap<number, Tap> {
  const taps = useOwnRecords(readTaps, watchVouchers)
  return useMemo(() => new Map(taps?.map((tap) => [tap.voucherId, tap])), [taps])
}
