import type { Voucher } from '#contract/voucher/voucher.ts'

/** A voucher of the mall: 10 % off from 1,000. */
export const sampleVoucher = (voucherId: number): Voucher => ({
  voucherId,
  name: `Voucher ${voucherId}`,
  kind: 'mall',
  percentOff: 10,
  isFreeShipping: 0,
  minSpend: 1000,
  startTime: '2026-11-01 00:00:00',
  endTime: '2026-12-31 00:00:00',
  stock: 5,
  limitPerUser: 1,
})
