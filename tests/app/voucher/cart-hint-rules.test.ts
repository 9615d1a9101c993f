import { expect, test } from 'vitest'
import type { VoucherHint } from '#contract/voucher/voucher.ts'
import { namedHints, vouchersOfHints } from '#features/voucher/cart-hint-rules.ts'
import { sampleVoucher as voucher } from './sample-voucher.ts'

const hint = (voucherId: number, missing: number, reduce: number, isCollected: 0 | 1 = 0): VoucherHint => ({
  voucher: voucher(voucherId),
  missing,
  reduce,
  isCollected,
})

test('product#voucher-offers: a cart names the nearest voucher, and the reached one that takes off most', () => {
  const hints = [
    { next: hint(1, 900, 700), reached: hint(2, 0, 120) },
    { shopId: 4, next: hint(3, 400, 300) },
    { shopId: 5, reached: hint(4, 0, 250) },
  ]
  const { next, reached } = namedHints(hints)
  expect([next?.voucher.voucherId, reached?.voucher.voucherId]).toEqual([3, 4])
})

test('product#voucher-offers: of two that are equally near, the cart names the one that takes off more', () => {
  const { next, reached } = namedHints([{ next: hint(1, 400, 100) }, { shopId: 4, next: hint(2, 400, 300) }])
  expect(next?.voucher.voucherId).toBe(2)
  expect(reached).toBeUndefined()
})

test('product#voucher-offers: the vouchers of a cart are listed once, collected ones ready for use', () => {
  const listed = vouchersOfHints([
    { next: hint(1, 900, 700), reached: hint(2, 0, 120, 1) },
    { shopId: 4, reached: hint(2, 0, 120, 1) },
  ])
  expect(listed.map(({ voucherId, isUsable }) => [voucherId, isUsable])).toEqual([
    [2, 1],
    [1, 0],
  ])
})
