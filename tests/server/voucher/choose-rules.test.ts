import { expect, test } from 'vitest'
import type { StoredCheckout } from '#server/checkout/stored-checkout.ts'
import { isGivenBack, refundAmountOf, refundShareOf } from '#server/refund/refund-rules.ts'
import { placeOf } from '#server/voucher/apply-rules.ts'
import { withVouchers } from '#server/voucher/choose-rules.ts'
import type { OwnVoucherRow } from '#server/voucher/own-voucher-store.ts'
import { numbers } from '../support/numbers.ts'

const now = new Date(1_795_000_000_000)
const at = (days: number) => new Date(now.getTime() + days * 86_400_000)
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)

const voucherOf = (voucherId: number, more: Partial<OwnVoucherRow> = {}): OwnVoucherRow => ({
  voucherId,
  ownVoucherId: voucherId + 500,
  regionId: 1,
  names: [],
  kind: 'mall',
  shopId: null,
  shopName: null,
  prodIds: [],
  percentOff: null,
  reduceAmount: null,
  cap: null,
  isFreeShipping: false,
  minSpend: 0,
  startsAt: at(-1),
  endsAt: at(9),
  stock: 5,
  limitPerUser: 1,
  validDays: null,
  isStopped: false,
  state: 'usable',
  collectedAt: at(-1),
  orderNumbers: [],
  ...more,
})

/** A checkout of shops from 1 with lines of [prodId, price, count], and a fee of delivery for each. */
function checkoutOf(
  lines: readonly (readonly (readonly [prodId: number, price: number, count: number])[])[],
  { transfee = 0, shopReduce = 0, minimum = 0 } = {},
): StoredCheckout {
  return {
    address: null,
    slot: null,
    minimum,
    vouchers: [],
    shops: lines.map((own, nth) => {
      const total = sum(own.map(([, price, count]) => price * count))
      const less = Math.min(shopReduce, total)
      return {
        shopId: nth + 1,
        shopName: '',
        lines: own.map(([prodId, price, count]) => ({
          basketId: null,
          prodId,
          skuId: prodId,
          prodNames: [],
          skuNames: [],
          pic: '',
          price,
          oriPrice: price,
          count,
          isCashAllowed: true,
          voucherReduce: 0,
        })),
        total,
        shopReduce: less,
        voucherReduce: 0,
        voucherDeliveryReduce: 0,
        coinReduce: 0,
        coinsSpent: 0,
        coinsPromised: 0,
        transfee,
        handlingFee: 0,
        smallCartFee: 0,
        deliveryInsurance: 0,
        actualTotal: total - less + transfee,
        isCashAllowed: true,
        deliveryFrom: '2026-11-27',
        deliveryTo: '2026-11-29',
      }
    }),
  }
}

const apply = (held: StoredCheckout, own: OwnVoucherRow[], wanted: number[] | null = null, unit = 1) =>
  withVouchers(held, { own, wanted, now, unit })
const reductionOf = ({ shops }: StoredCheckout) => sum(shops.map(({ voucherReduce }) => voucherReduce))

test('product#voucher-places: one voucher for each shop, one of the mall and one for the delivery apply together', () => {
  const held = checkoutOf([[[11, 10_000, 1]], [[21, 20_000, 1]]], { transfee: 3000 })
  const own = [
    voucherOf(1, { kind: 'shop', shopId: 1, percentOff: 10 }),
    voucherOf(2, { kind: 'shop', shopId: 1, reduceAmount: 500 }),
    voucherOf(3, { kind: 'product', shopId: 2, prodIds: [21], percentOff: 50, cap: 4000 }),
    voucherOf(4, { reduceAmount: 2500 }),
    voucherOf(5, { percentOff: 10 }),
    voucherOf(6, { isFreeShipping: true, cap: 5000 }),
  ]
  const { held: after, judged } = apply(held, own)
  // 1,000 of the first shop, 4,000 of the second, a tenth of the remaining 25,000 or 2,500, and 5,000 of the delivery.
  expect(after.vouchers.map(({ voucherId, parts }) => [voucherId, parts])).toEqual([
    [1, [1000, 0]],
    [3, [0, 4000]],
    [4, [900, 1600]],
    [6, [2500, 2500]],
  ])
  expect(after.shops.map(({ voucherReduce, voucherDeliveryReduce }) => [voucherReduce, voucherDeliveryReduce])).toEqual(
    [
      [4400, 2500],
      [8100, 2500],
    ],
  )
  expect(judged.filter(({ isApplied }) => !isApplied).map((one) => [one.voucher.voucherId, one.reason])).toEqual([
    [5, 'OTHER_CHOSEN'],
    [2, 'OTHER_CHOSEN'],
  ])
})

test('product#voucher-reasons: every voucher that is not applied has its reason', () => {
  const held = checkoutOf([[[11, 10_000, 1]]])
  const own = [
    voucherOf(1, { reduceAmount: 500, minSpend: 14_000 }),
    voucherOf(2, { kind: 'shop', shopId: 7, reduceAmount: 500 }),
    voucherOf(3, { reduceAmount: 500, startsAt: at(2) }),
    voucherOf(4, { reduceAmount: 500, endsAt: now }),
    voucherOf(5, { reduceAmount: 500, state: 'held' }),
    voucherOf(6, { isFreeShipping: true }),
    voucherOf(7, { reduceAmount: 700 }),
  ]
  const { judged } = apply(held, own, [])
  expect(new Map(judged.map(({ voucher, reason, canUse }) => [voucher.voucherId, [reason, canUse]]))).toEqual(
    new Map<number, unknown>([
      [7, ['NOT_CHOSEN', true]],
      [1, ['BELOW_MINIMUM', false]],
      [2, ['NOT_FOR_THESE_PRODUCTS', false]],
      [3, ['NOT_STARTED', false]],
      [4, ['EXPIRED', false]],
      [5, ['USED', false]],
      [6, ['NO_EFFECT', false]],
    ]),
  )
  expect(judged.find(({ voucher }) => voucher.voucherId === 1)?.missing).toBe(4000)
})

test('product#voucher-places: of two wanted vouchers in one place the later applies; none wanted applies none', () => {
  const held = checkoutOf([[[11, 10_000, 1]]])
  const own = [voucherOf(1, { reduceAmount: 900 }), voucherOf(2, { reduceAmount: 300 })]
  expect(apply(held, own, [1, 2]).held.vouchers.map(({ voucherId }) => voucherId)).toEqual([2])
  expect(apply(held, own, []).held).toEqual(held)
  expect(apply(held, own).held.vouchers.map(({ voucherId }) => voucherId)).toEqual([1])
})

test('product#voucher-minimum: no voucher brings the total below the minimum amount, and none is spent for nothing', () => {
  const held = checkoutOf([[[11, 5000, 1]]], { minimum: 2000 })
  const own = [voucherOf(1, { reduceAmount: 9000 }), voucherOf(2, { kind: 'shop', shopId: 1, reduceAmount: 3000 })]
  const { held: after } = apply(held, own)
  expect(sum(after.shops.map(({ actualTotal }) => actualTotal))).toBe(2000)
  expect(after.vouchers).toHaveLength(1)
  expect(apply(checkoutOf([[[11, 1500, 1]]], { minimum: 2000 }), own).held.vouchers).toEqual([])
})

test('product#vouchers: of equal vouchers the one that ends first is spent', () => {
  const held = checkoutOf([[[11, 5000, 1]]])
  const own = [
    voucherOf(1, { reduceAmount: 500, endsAt: at(9) }),
    voucherOf(2, { reduceAmount: 500, endsAt: at(3) }),
    voucherOf(2, { ownVoucherId: 9, reduceAmount: 500, endsAt: at(1) }),
  ]
  const sorted = [...own].sort((a, b) => a.endsAt.getTime() - b.endsAt.getTime())
  expect(apply(held, sorted).held.vouchers).toEqual([{ voucherId: 2, ownVoucherId: 9, parts: [500] }])
})

/** Random checkouts with random vouchers, in whole units. */
function* cases(count: number) {
  const next = numbers(7)
  for (let nth = 0; nth < count; nth += 1) {
    const unit = next(2) === 0 ? 1 : 100
    const money = (most: number) => (1 + next(most)) * unit
    const lines = Array.from({ length: 1 + next(3) }, (_, shop) =>
      Array.from({ length: 1 + next(3) }, (_, line) => [shop * 10 + line, money(900), 1 + next(3)] as const),
    )
    const held = checkoutOf(lines, {
      transfee: next(3) * 35 * unit,
      shopReduce: next(2) * money(200),
      minimum: next(3) * money(300),
    })
    const own = Array.from({ length: next(7) }, (_, at) => {
      const kind = (['product', 'shop', 'mall'] as const)[next(3)] ?? 'mall'
      const shop = next(lines.length)
      const effect = next(3)
      return voucherOf(at + 1, {
        kind,
        shopId: kind === 'mall' ? null : shop + 1,
        prodIds: kind === 'product' ? [shop * 10 + next(3)] : [],
        ...(effect === 0 && { percentOff: 1 + next(100), cap: next(2) === 0 ? money(300) : null }),
        ...(effect === 1 && { reduceAmount: money(500) }),
        ...(effect === 2 && { isFreeShipping: true, cap: next(2) === 0 ? money(60) : null }),
        minSpend: next(2) * money(900),
      })
    })
    yield { held, own, unit, next }
  }
}

test('product#vouchers: every amount is whole, and lines, shops and vouchers add up', () => {
  for (const { held, own, unit } of cases(400)) {
    const { held: after } = apply(held, own, null, unit)
    expect(reductionOf(after)).toBe(sum(after.vouchers.flatMap(({ parts }) => parts)))
    for (const [nth, shop] of after.shops.entries()) {
      const onGoods = shop.voucherReduce - shop.voucherDeliveryReduce
      expect(sum(shop.lines.map(({ voucherReduce }) => voucherReduce))).toBe(onGoods)
      expect(shop.voucherReduce).toBe(sum(after.vouchers.map(({ parts }) => parts[nth] ?? 0)))
      expect(shop.actualTotal).toBe(shop.total - shop.shopReduce - shop.voucherReduce + shop.transfee)
      expect(onGoods).toBeLessThanOrEqual(shop.total - shop.shopReduce)
      expect(shop.voucherDeliveryReduce).toBeLessThanOrEqual(shop.transfee)
      for (const { voucherReduce, price, count } of shop.lines) {
        expect(voucherReduce % unit).toBe(0)
        expect(voucherReduce).toBeGreaterThanOrEqual(0)
        expect(voucherReduce).toBeLessThanOrEqual(price * count)
      }
    }
    expect(new Set(after.vouchers.map(({ voucherId }) => voucherId)).size).toBe(after.vouchers.length)
  }
})

test('product#vouchers: no other combination takes off more than the proposed one', () => {
  for (const { held, own, unit } of cases(250)) {
    const best = reductionOf(apply(held, own, null, unit).held)
    for (let chosen = 0; chosen < 2 ** own.length; chosen += 1) {
      const some = own.filter((_, nth) => (chosen >> nth) % 2 === 1)
      if (new Set(some.map(placeOf)).size < some.length) continue
      const ids = some.map(({ voucherId }) => voucherId)
      expect(reductionOf(apply(held, own, ids, unit).held)).toBeLessThanOrEqual(best)
    }
  }
})

test('product#refunds: with discount, vouchers and coins the refunds add up to the amount paid for the goods, in any order', () => {
  for (const { held, own, unit, next } of cases(400)) {
    for (const shop of apply(held, own, null, unit).held.shops) {
      const forGoods = shop.total - shop.shopReduce - (shop.voucherReduce - shop.voucherDeliveryReduce)
      const coinReduce = next(2) * Math.floor(forGoods / unit / (1 + next(4))) * unit
      const order = {
        ...shop,
        status: 3 as const,
        coinReduce,
        actualTotal: shop.actualTotal - coinReduce,
        refundAmount: 0,
      }
      let items: Parameters<typeof refundAmountOf>[1] = shop.lines.map(({ price, count, voucherReduce }, nth) => ({
        orderItemId: nth + 1,
        price,
        prodCount: count,
        voucherReduce,
        refundState: null,
      }))
      const shares = items.map(({ orderItemId }) => refundShareOf(order, items, [orderItemId], unit))
      expect(sum(shares)).toBe(forGoods - coinReduce)
      for (const share of shares) {
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share % unit).toBe(0)
      }
      // Before dispatch the last refund also returns the fees, less the vouchers on them.
      let refunded = 0
      for (const itemId of [...items.keys()].map((nth) => nth + 1).sort(() => next(3) - 1)) {
        refunded += refundAmountOf({ ...order, status: 2, refundAmount: refunded }, items, [itemId], unit)
        items = items.map((item) => (item.orderItemId === itemId ? { ...item, refundState: 4 } : item))
      }
      expect(items.every(isGivenBack)).toBe(true)
      expect(refunded).toBe(order.actualTotal)
    }
  }
})
