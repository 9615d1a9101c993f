import { describe, expect, test } from 'vitest'
import type { CartOperation } from '#contract/cart/cart.ts'
import { coalesce } from '#offline/domains/cart/coalesce.ts'
import { mergeGuestCart } from '#offline/domains/cart/merge-guest.ts'
import { commandsOf, sampleLine } from './cart-command-of.ts'

const add = (skuId: number, count = 1): CartOperation => ({ op: 'change', skuId, count })
const remove = (skuId: number): CartOperation => ({ op: 'remove', skuId })
const variant = (skuId: number, toSkuId: number): CartOperation => ({ op: 'variant', skuId, toSkuId })
const clear: CartOperation = { op: 'clear' }
/** The first tap adds a line that did not exist. */
const fresh = (operation: CartOperation) => ({ ...operation, seen: { ...sampleLine, quantity: 0 } })
const coalesced = (...operations: Parameters<typeof commandsOf>) =>
  coalesce(commandsOf(...operations)).map(({ input }) => input)

describe('product#cart: coalescing of commands', () => {
  test.each([
    ['taps add up', [add(1), add(2), add(1, 2), add(1, -1)], [add(1, 2), add(2)]],
    ['opposite changes cancel out', [add(1, 2), add(1, -2)], []],
    ['an added and removed line gives no command', [fresh(add(1)), add(1), remove(1)], []],
    ['a change before a removal of an existing line is dropped', [add(1), remove(1)], [remove(1)]],
    ['a removal and a later addition are both sent', [remove(1), add(1, 3), add(1, -1)], [remove(1), add(1, 2)]],
    ['after a removal, additions that cancel out are dropped', [remove(1), add(1), add(1, -1)], [remove(1)]],
    ['two removals become one', [remove(1), add(1), remove(1)], [remove(1)]],
    [
      'changes of either variant are not joined across a change of variant; other changes are',
      [add(1), add(3), add(2), variant(1, 2), add(1), add(2), add(3)],
      [add(1), add(3, 2), add(2), variant(1, 2), add(1), add(2)],
    ],
    ['clearing the cart drops the changes before', [add(1), remove(2), clear, add(1), add(1)], [clear, add(1, 2)]],
    ['a sum above the limit of a change stays two changes', [add(1, 999), add(1, 1)], [add(1, 999), add(1, 1)]],
    ['a sum within the limit is joined again', [add(1, 999), add(1, 1), add(1, -10)], [add(1, 990)]],
  ])('product#cart: %s', (_, operations, expected) => expect(coalesced(...operations)).toEqual(expected))

  test('product#cart: undoing one tap undoes no other: a command joined from several taps is another command', () => {
    const single = commandsOf(add(1), add(2), add(2))
    const [first, joined] = coalesce(single)
    expect(first?.id).toBe(single[0]?.id)
    expect(single.map(({ id }) => id)).not.toContain(joined?.id)
  })
})

describe("product#cart: merging a guest's cart", () => {
  const merge = (...operations: CartOperation[]) =>
    mergeGuestCart(
      commandsOf(...operations).map((one) => ({ ...one, shopper: '' })),
      'u1',
    )
  test('product#cart: the final lines are added under their existing keys', () => {
    const merged = merge(add(1, 2), add(2), variant(1, 3), add(3), remove(2))
    expect(merged.map(({ shopper, input, id }) => ({ shopper, input, id }))).toEqual([
      { shopper: 'u1', input: add(3, 3), id: commandsOf(clear, clear, clear).at(-1)?.id },
    ])
  })
  test('product#cart: removals and clearing by the guest take nothing from the account', () => {
    expect(merge(remove(9), add(1), clear, variant(8, 9), add(5, -1))).toEqual([])
  })
  test('product#cart: the previous count is left out, because the account may have some', () => {
    expect(mergeGuestCart(commandsOf(fresh(add(1))), 'u1')[0]?.seen).toEqual(sampleLine)
  })
})
