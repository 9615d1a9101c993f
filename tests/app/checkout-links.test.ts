import { expect, test } from 'vitest'
import { checkoutAfterLogin, checkoutOf, linesToCheckOut } from '#features/cart/checkout-links.ts'
import type { FoldedLine } from '#offline/domains/cart/fold.ts'

const line = (skuId: number, more: Partial<FoldedLine> = {}) =>
  ({ skuId, basketId: skuId + 1_000, pending: null, ...more }) as FoldedLine
const chosen = new URL(checkoutAfterLogin([line(7), line(8)]), 'http://mall').searchParams

test('product#login: the checkout continues with the lines that the guest chose, not with others of the account', () => {
  const lines = linesToCheckOut(chosen, [line(7), line(8), line(9)])
  expect(lines && checkoutOf(lines)).toBe('/Checkout?basketIds=1007,1008')
})

test('product#login: the checkout waits while a chosen line is missing, or not known to the server', () => {
  expect(linesToCheckOut(chosen, [line(7)])).toBeNull()
  expect(linesToCheckOut(chosen, [line(7), line(8, { basketId: 0 })])).toBeNull()
  expect(linesToCheckOut(chosen, [line(7), line(8, { pending: { from: 0, to: 1 } })])).toBeNull()
})

test('product#cart: a cart that was opened without a chosen checkout stays', () => {
  expect(linesToCheckOut(new URLSearchParams(), [line(7)])).toBeNull()
  expect(linesToCheckOut(new URLSearchParams('checkout='), [line(7)])).toBeNull()
  expect(linesToCheckOut(new URLSearchParams('checkout=x'), [line(7)])).toBeNull()
})
