import { expect, test } from 'vitest'
import { noticePath } from '#features/notice/notice-path.ts'

test.each([
  ['an order', { orderNumber: '20261129000001' }, '/order-details?orderNumber=20261129000001'],
  ['a refund', { orderNumber: '20261129000001', refundNumber: 'R1' }, '/Refund?refundNumber=R1'],
  ['a watched product', { prodId: 7 }, '/products/7'],
  ['a voucher', { voucherId: 3 }, '/vouchers?own=usable'],
  ['an offered item', { itemId: 5 }, '/pre-loved/offers'],
  ['an invitation', { subject: 'invitation' }, '/myInvitation'],
  ['a group buy that has started', { prodId: 7, subject: 'groupBuy' }, '/group-buy'],
] as const)('product#notices: the notice of %s leads to the page of its subject', (_of, subject, path) =>
  expect(noticePath(subject)).toBe(path),
)
