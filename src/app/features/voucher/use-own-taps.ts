import { useMemo } from 'react'
import type { Voucher } from '#contract/voucher/voucher.ts'
import { useMarket } from '#device/market.ts'
import { vouchersDomain } from '#offline/domains/vouchers.ts'
import { readCommands } from '#offline/outbox/outbox.ts'
import { readCollected, watchVouchers } from '#offline/vouchers.ts'
import { useOwnRecords } from '#session/use-own-records.ts'
import type { OwnTap } from './voucher-rules.ts'

/** A tap on "Collect" on this device. */
export type Tap = OwnTap & {
  readonly voucherId: number
  readonly regionId: number
  readonly voucher: Voucher | undefined
  /** The refused command. */
  readonly commandId?: string
  /** The time, in ms, at which the server accepted the tap. */
  readonly acceptedAt?: number
}

async function readTaps(userId: string): Promise<readonly Tap[]> {
  const [collected, commands] = await Promise.all([readCollected(userId), readCommands(vouchersDomain, userId)])
  const refused = commands.flatMap(({ id, state, regionId, input, seen, refusal }): Tap[] =>
    state === 'refused'
      ? [{ ...input, regionId, voucher: seen?.voucher, state, code: refusal?.code ?? '', commandId: id }]
      : [],
  )
  const others = collected.map(({ voucherId, regionId, voucher, isPending, sentAt = 0 }): Tap => {
    const tap = { voucherId, regionId, voucher }
    return isPending ? { ...tap, state: 'waiting' } : { ...tap, state: 'accepted', acceptedAt: sentAt }
  })
  return [...refused, ...others.reverse()]
}

/**
 * The taps on "Collect" on this device that the server's answer of the time `at`, in ms, does not contain yet: the last
 * tap on each voucher, by the voucher's id.
 */
export function useOwnTaps(at: number): ReadonlyMap<number, Tap> {
  const { regionId } = useMarket()
  const taps = useOwnRecords(readTaps, watchVouchers)
  return useMemo(() => {
    const own = taps?.filter((tap) => tap.regionId === regionId && (tap.acceptedAt ?? at + 1) > at) ?? []
    return new Map(own.map((tap) => [tap.voucherId, tap]))
  }, [taps, regionId, at])
}
