import { expect, test } from 'vitest'
import { afterVoucherMove, collectFailure, endsOf, shownState, statesBefore } from '#server/voucher/voucher-rules.ts'

const day = 86_400_000
const now = new Date(1_795_000_000_000)
const at = (days: number) => new Date(now.getTime() + days * day)

test.each([
  ['usable', 'submit', 'held'],
  ['usable', 'pay', null],
  ['usable', 'close', null],
  ['held', 'submit', null],
  ['held', 'pay', 'used'],
  ['held', 'close', 'usable'],
  ['used', 'submit', null],
  ['used', 'pay', null],
  ['used', 'close', 'usable'],
] as const)('product#voucher-states: %s, %s → %s', (state, move, after) => {
  expect(afterVoucherMove(state, move)).toBe(after)
  expect(statesBefore(move).includes(state)).toBe(after !== null)
})

test.each([
  ['usable', 1, 'usable'],
  ['usable', 0, 'expired'],
  ['held', -1, 'held'],
  ['used', -1, 'used'],
] as const)('product#voucher-states: %s with %i days left is shown as %s', (state, days, shown) => {
  expect(shownState({ state, endsAt: at(days) }, now)).toBe(shown)
})

test.each([
  ['open, in stock', {}, 0, null],
  ['the second of two', { limitPerUser: 2 }, 1, null],
  ['stopped', { isStopped: true }, 0, 'VOUCHER_ENDED'],
  ['ended now', { endsAt: now }, 0, 'VOUCHER_ENDED'],
  ['not started', { startsAt: at(1) }, 0, 'VOUCHER_NOT_STARTED'],
  ['started now', { startsAt: now }, 0, null],
  ['the limit is reached', {}, 1, 'VOUCHER_LIMIT'],
  ['nothing left', { stock: 0 }, 0, 'VOUCHER_GONE'],
  ['nothing left of an own one', { stock: 0 }, 1, 'VOUCHER_LIMIT'],
] as const)('product#vouchers: collecting one that is %s', (_name, more, collected, failure) => {
  const voucher = { startsAt: at(-1), endsAt: at(5), isStopped: false, stock: 3, limitPerUser: 1, ...more }
  expect(collectFailure(voucher, collected, now)).toBe(failure)
})

test('product#vouchers: a collected voucher ends with the voucher, or so many days after collecting', () => {
  expect(endsOf({ endsAt: at(30), validDays: null }, now)).toEqual({ endsAt: at(30), remindAt: at(29) })
  expect(endsOf({ endsAt: at(30), validDays: 7 }, now)).toEqual({ endsAt: at(7), remindAt: at(6) })
  expect(endsOf({ endsAt: at(2), validDays: 7 }, now)).toEqual({ endsAt: at(2), remindAt: null })
})
