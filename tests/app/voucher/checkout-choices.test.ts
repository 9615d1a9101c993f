import { expect, test } from 'vitest'
import { areSameChoices, requestOfChoices } from '#features/checkout/checkout-choices.ts'

const choices = { addrId: 3, hasInsurance: false }

test('product#voucher-checkout: the server chooses the vouchers until the shopper does', () => {
  expect(requestOfChoices(choices)).toEqual({ addrId: 3, hasInsurance: false })
})

test('product#voucher-checkout: exactly the choice of the shopper applies, even an empty choice', () => {
  expect(requestOfChoices({ ...choices, voucherIds: [7, 9] })).toMatchObject({
    voucherIds: [7, 9],
    userChangeVoucher: 1,
  })
  expect(requestOfChoices({ ...choices, voucherIds: [] })).toMatchObject({ voucherIds: [], userChangeVoucher: 1 })
})

test('product#voucher-checkout: a new total by other vouchers needs no consent, and the same vouchers do', () => {
  expect(areSameChoices(choices, { ...choices, voucherIds: [] })).toBe(false)
  expect(areSameChoices({ ...choices, voucherIds: [7] }, { ...choices, voucherIds: [7] })).toBe(true)
})
