import { describe, expect, test } from 'vitest'
import { cartChanges, sumOf } from '#features/pending-changes/cart-changes.ts'
import { countPending, isOnItsWay, pendingChanges } from '#features/pending-changes/pending-changes.ts'
import type { CartCommand, CartInput } from '#offline/domains/cart/command.ts'
import type { FavouriteCommand } from '#offline/domains/favourites.ts'
import type { FootprintCommand } from '#offline/domains/footprint.ts'
import type { Command } from '#offline/outbox/command.ts'

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
/** Reads from an outbox with these commands. */
const outboxOf =
  (commands: readonly Command[]): Parameters<typeof pendingChanges>[0] =>
  ({ name }) =>
    commands.filter(({ domain }) => domain === name) as never[]

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
      outboxOf([
        early,
        late,
        removal(1, early.at + 1_000),
        removal(2, early.at + 1_000),
        removal(3, early.at + 3_000),
        { ...removal(0, early.at + 4_000), input: { op: 'view', prodId: 7 } },
      ]),
    )
    expect(changes.map(({ domain, at }) => [domain, at - early.at])).toEqual([
      ['footprint', 3_000],
      ['cart', 2_000],
      ['footprint', 1_000],
      ['cart', 0],
    ])
    const removed = changes.filter(({ domain }) => domain === 'footprint')
    expect(removed.map(({ commands }) => commands.map(({ input }) => input))).toEqual([
      [{ op: 'remove', id: 3 }],
      [
        { op: 'remove', id: 1 },
        { op: 'remove', id: 2 },
      ],
    ])
    expect(changes.every(isOnItsWay)).toBe(true)
  })

  test('product#logout: commands that the server has are not counted, nor a favourite that the guest removed again', () => {
    const favourite = (shopper: string, isKept: boolean, state: Command['state'] = 'waiting'): FavouriteCommand => ({
      ...command({ op: 'clear' }, state),
      domain: 'favourites',
      shopper,
      input: { kind: 'prod', id: 1, isKept },
      seen: undefined,
    })
    const outbox = outboxOf([
      taps(1, 1),
      taps(2, 1, 'sent'),
      taps(3, 1, 'refused'),
      favourite('a', false),
      favourite('', true),
      favourite('', false),
      favourite('a', true, 'refused'),
    ])
    expect(countPending(outbox)).toEqual([
      ['cart', 2],
      ['favourites', 2],
      ['footprint', 0],
      ['votes', 0],
      ['vouchers', 0],
      ['grocery-lists', 0],
      ['shared-lists', 0],
      ['messages', 0],
      ['reviews', 0],
      ['offers', 0],
      ['contact', 0],
    ])
  })
})
