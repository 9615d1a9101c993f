import { describe, expect, test } from 'vitest'
import { cartChanges, isOnItsWay, pendingChanges, sumOf } from '#features/pending-changes/pending-changes.ts'
import type { CartCommand, CartInput } from '#offline/domains/cart/command.ts'
import type { FootprintCommand } from '#offline/domains/footprint.ts'

let order = 0
const command = (input: CartInput, state: CartCommand['state'] = 'waiting'): CartCommand => {
  order += 1
  return { id: crypto.randomUUID(), shopper: 'a', regionId: 1, domain: 'cart', input, at: order, order, state }
}
const taps = (skuId: number, count: number, state?: CartCommand['state']) =>
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

describe('product#cart: the list of pending changes', () => {
  test('product#cart: taps on one product are one change with the time of the last tap, sent or not', () => {
    const changes = cartChanges([taps(1, 2, 'sent'), taps(2, 1), taps(1, -1)])
    expect(changes.map(({ commands, at }) => [sumOf(commands), at])).toEqual([
      [1, changes[0]?.commands[1]?.at],
      [1, changes[1]?.commands[0].at],
    ])
  })

  test('product#cart: an undone change is not listed; a refused change is listed separately', () => {
    expect(cartChanges([taps(1, 2, 'sent'), taps(1, -2)])).toEqual([])
    expect(cartChanges([taps(1, 2), taps(1, -2)])).toEqual([])
    expect(cartChanges([taps(1, 2, 'refused'), taps(1, 3)])).toHaveLength(2)
  })

  test('product#cart: an added and removed product is no change; an existing product that was removed is one', () => {
    const out = command({ op: 'remove', skuId: 1 })
    expect(cartChanges([{ ...taps(1, 2), seen: { ...cup, quantity: 0 } }, taps(1, 1), out])).toEqual([])
    expect(cartChanges([{ ...taps(1, 2), seen: { ...cup, quantity: 3 } }, out])).toHaveLength(2)
    expect(cartChanges([{ ...taps(1, 2), seen: cup }, out])).toHaveLength(2)
  })

  test('product#cart: products removed from the footprint by one tap are one change until the account has removed them', () => {
    const removal = (id: number, at: number, more: Partial<FootprintCommand> = {}): FootprintCommand => ({
      ...command({ op: 'clear' }),
      domain: 'footprint',
      input: { op: 'remove', id },
      at,
      seen: undefined,
      ...more,
    })
    const early = command({ op: 'clear' })
    const late = { ...command({ op: 'clear' }), at: early.at + 2_000 }
    const changes = pendingChanges(
      [early, late],
      [],
      [
        removal(1, early.at + 1_000),
        removal(2, early.at + 1_000),
        removal(3, early.at + 3_000),
        { ...removal(0, early.at + 4_000), input: { op: 'view', prodId: 7 } },
      ],
    )
    expect(changes.map((change) => [change.kind, change.at - early.at])).toEqual([
      ['footprint', 3_000],
      ['cart', 2_000],
      ['footprint', 1_000],
      ['cart', 0],
    ])
    const idsOf = (commands: readonly FootprintCommand[]) =>
      commands.map(({ input }) => (input.op === 'remove' ? input.id : 0))
    expect(changes.flatMap((change) => (change.kind === 'footprint' ? [idsOf(change.commands)] : []))).toEqual([
      [3],
      [1, 2],
    ])
    expect(changes.every(isOnItsWay)).toBe(true)
  })
})
