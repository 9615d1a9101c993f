import { describe, expect, test } from 'vitest'
import { cartActs, isOnItsWay, sumOf, waitingActs } from '#features/waiting/waiting-acts.ts'
import type { CartInput, OutboxCommand } from '#offline/outbox-command.ts'
import type { RemovedLook } from '#offline/removed-looks.ts'

let order = 0
const command = (input: CartInput, state: OutboxCommand['state'] = 'waiting'): OutboxCommand => {
  order += 1
  return { id: crypto.randomUUID(), shopper: 'a', regionId: 1, kind: 'cart', input, at: order, order, state }
}
const taps = (skuId: number, count: number, state?: OutboxCommand['state']) =>
  command({ op: 'change', skuId, count }, state)
const cup = {
  prodId: 1,
  prodName: 'A cup',
  skuName: 'Red',
  pic: '/cup',
  price: 1,
  oriPrice: 1,
  priceSymbol: 'Rs',
  shopId: 1,
  shopName: 'Cups',
  stocks: 9,
}

describe('product#cart: what waits, as a person did it', () => {
  test('product#cart: taps on one thing are one act, with the time of the last, whether some have left already or not', () => {
    const acts = cartActs([taps(1, 2, 'sent'), taps(2, 1), taps(1, -1)])
    expect(acts.map(({ commands, at }) => [sumOf(commands), at])).toEqual([
      [1, acts[0]?.commands[1]?.at],
      [1, acts[1]?.commands[0].at],
    ])
  })

  test('product#cart: what was done and undone is no act; what the shop refused is one of its own', () => {
    expect(cartActs([taps(1, 2, 'sent'), taps(1, -2)])).toEqual([])
    expect(cartActs([taps(1, 2), taps(1, -2)])).toEqual([])
    expect(cartActs([taps(1, 2, 'refused'), taps(1, 3)])).toHaveLength(2)
  })

  test('product#cart: what was put in and taken out again is no act; what was there before is', () => {
    const out = command({ op: 'remove', skuId: 1 })
    expect(cartActs([{ ...taps(1, 2), seen: { ...cup, quantity: 0 } }, taps(1, 1), out])).toEqual([])
    expect(cartActs([{ ...taps(1, 2), seen: { ...cup, quantity: 3 } }, out])).toHaveLength(2)
    expect(cartActs([{ ...taps(1, 2), seen: cup }, out])).toHaveLength(2)
  })

  test('product#cart: what was taken out of the footprint by one tap is one act among the others, until the account has heard of it', () => {
    const gone = (id: number, at: number, more: Partial<RemovedLook> = {}): RemovedLook => ({
      userId: 'a',
      id,
      at,
      ...more,
    })
    const early = command({ op: 'clear' })
    const late = { ...command({ op: 'clear' }), at: early.at + 2_000 }
    const acts = waitingActs(
      [early, late],
      [],
      [
        gone(1, early.at + 1_000),
        gone(2, early.at + 1_000),
        gone(3, early.at + 3_000),
        gone(4, early.at + 4_000, { sentAt: 5 }),
      ],
    )
    expect(acts.map((act) => [act.kind, act.at - early.at])).toEqual([
      ['footprint', 3_000],
      ['cart', 2_000],
      ['footprint', 1_000],
      ['cart', 0],
    ])
    expect(acts.flatMap((act) => (act.kind === 'footprint' ? [act.removals.map(({ id }) => id)] : []))).toEqual([
      [3],
      [1, 2],
    ])
    expect(acts.every(isOnItsWay)).toBe(true)
  })
})
