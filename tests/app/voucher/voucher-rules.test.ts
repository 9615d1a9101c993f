import { expect, test } from 'vitest'
import { wireTimeOf } from '#contract/time.ts'
import type { Voucher } from '#contract/voucher/voucher.ts'
import {
  daysLeft,
  goodsPath,
  type KnownVoucher,
  type OwnTap,
  type TicketState,
  ticketState,
} from '#features/voucher/voucher-rules.ts'

const now = Date.parse('2026-11-27T10:00:00Z')
const day = 86_400_000
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
const inDays = (days: number) => wireTimeOf(now + days * day, zone)

const voucher: Voucher = {
  voucherId: 1,
  name: '10% off everything',
  kind: 'mall',
  percentOff: 10,
  isFreeShipping: 0,
  minSpend: 5000,
  startTime: inDays(-1),
  endTime: inDays(30),
  stock: 12,
  limitPerUser: 1,
}
const collected = { isCollected: 1, isUsable: 1, mayCollect: 0 } as const
const used = { ...collected, isUsable: 0 } as const
const untouched = { isCollected: 0, isUsable: 0, mayCollect: 1 } as const
const waiting: OwnTap = { state: 'waiting' }
const accepted: OwnTap = { state: 'accepted' }
const refused: OwnTap = { state: 'refused', code: 'VOUCHER_GONE' }

const table: readonly (readonly [name: string, state: TicketState, given: Partial<KnownVoucher>, tap?: OwnTap])[] = [
  ['a guest may collect what is in stock', 'collect', {}],
  ['a guest finds no piece left', 'gone', { stock: 0 }],
  ['a voucher that begins later', 'soon', { startTime: inDays(2) }],
  ['a voucher that has ended', 'ended', { endTime: inDays(-0.5) }],
  ['a shopper may collect', 'collect', untouched],
  ['no piece is left for the shopper', 'gone', { ...untouched, mayCollect: 0, stock: 0 }],
  ['a collected one is ready for use', 'collected', collected],
  [
    'a collected one is ready for use although another could be collected',
    'collected',
    { ...collected, mayCollect: 1 },
  ],
  ['a used one cannot be used again', 'used', used],
  ['a used one can be collected again', 'collect', { ...used, mayCollect: 1 }],
  ['a collected one that has ended', 'ended', { ...collected, endTime: inDays(-1) }],
  ['a tap waits for the network, whatever the list says', 'waiting', untouched, waiting],
  ['a tap waits although the last piece went meanwhile', 'waiting', { ...untouched, stock: 0, mayCollect: 0 }, waiting],
  ['an accepted tap is ahead of the list', 'collected', untouched, accepted],
  ['an accepted tap of a voucher that has ended', 'ended', { ...untouched, endTime: inDays(-1) }, accepted],
  ['a refused tap says so', 'refused', untouched, refused],
  ['a tap that another device came before', 'collected', collected, { state: 'refused', code: 'VOUCHER_LIMIT' }],
  ['a refused tap says so after the end', 'refused', { ...untouched, endTime: inDays(-1) }, refused],
]

for (const [name, state, given, tap] of table)
  test(`product#voucher-tickets: ${name}: ${state}`, () => {
    expect(ticketState({ ...voucher, ...given }, tap, now)).toBe(state)
  })

test.each([
  [0.2, 1],
  [1, 1],
  [1.1, 2],
  [3, 3],
  [3.1, null],
  [-1, null],
])('product#voucher-tickets: %s days before the end, the ticket says %s', (days, shown) => {
  expect(daysLeft({ endTime: inDays(days) }, now)).toBe(shown)
})

test.each([
  ['the mall: all products', {}, '/category'],
  ['a shop: the shop', { kind: 'shop', shopId: 11, shopName: 'Little Kite' }, '/store/little-kite/11'],
  [
    'one product: the product',
    { kind: 'product', shopId: 11, shopName: 'Little Kite', prodIds: [7] },
    '/products/little-kite-7',
  ],
  [
    'several products: their shop',
    { kind: 'product', shopId: 11, shopName: '雅致', prodIds: [7, 8] },
    '/store/雅致/11',
  ],
] as const)('product#voucher-tickets: "Use now" leads to the goods of %s', (_name, given, path) => {
  expect(goodsPath({ ...voucher, ...given } as Voucher)).toBe(path)
})
