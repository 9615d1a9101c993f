import { describe, expect, test } from 'vitest'
import { regionIds } from '#contract/region/region.ts'
import { costsOf, reduced, shareOut } from '#server/checkout/checkout-rules.ts'
import { feesOf, unitOf } from '#server/checkout/fee-rules.ts'
import type { StoredCheckout } from '#server/checkout/stored-checkout.ts'
import { afterChange, dueCoins, percentOf, promisedCoins } from '#server/coin/coin-rules.ts'
import { coinRatesOf } from '#server/coin/coin-setting.ts'
import { useCoins } from '#server/coin/use-coins.ts'
import { refundShareOf } from '#server/refund/refund-rules.ts'
import { regions } from '#server/region/region-rules.ts'
import { readSettings } from '#server/settings.ts'
import { numbers } from '../support/numbers.ts'

const [lanka] = regions
const rates = { earn: 1, review: 10, share: 10 }

type Line = { readonly prodId: number; readonly price: number; readonly count: number }
const discounts = { LK: { discount: 5, discountFrom: 2000 } } as const

/**
 * A checkout of some shops with fees, shop discounts and a voucher for all goods or for one product, as confirm makes it
 * before coins.
 */
function checkoutOf(
  shops: readonly (readonly Line[])[],
  voucher: number,
  { region = lanka ?? regions[0], prodId = 0 } = {},
): StoredCheckout {
  const fees = feesOf(region as (typeof regions)[number], discounts)
  const unit = unitOf(region as (typeof regions)[number])
  const lines = shops.map((shop) => shop.map((line) => ({ ...line, isOverseas: false, isFreeDelivery: false })))
  const costs = costsOf(lines, fees, { hasInsurance: false, isSunday: false }, unit)
  const goods = costs.map(({ total, shopReduce }) => total - shopReduce)
  const isFor = (line: Line) => prodId === 0 || line.prodId === prodId
  const worthsOf = (shop: readonly Line[]) => shop.map((line) => (isFor(line) ? line.price * line.count : 0))
  const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
  const bases = shops.map((shop, at) => Math.min(goods[at] ?? 0, sumOf(worthsOf(shop))))
  const parts = shareOut(Math.min(voucher, sumOf(bases)), bases, unit)
  return {
    address: null,
    slot: null,
    minimum: fees.minimum,
    vouchers: [],
    shops: reduced(costs, 'voucherReduce', parts).map((cost, at) => ({
      ...cost,
      shopId: at + 1,
      shopName: `Shop ${at + 1}`,
      lines: (shops[at] ?? []).map((line, nth, own) => ({
        ...line,
        voucherReduce: shareOut(cost.voucherReduce, worthsOf(own), unit)[nth] ?? 0,
        basketId: null,
        skuId: nth + 1,
        prodNames: [],
        skuNames: [],
        pic: '',
        oriPrice: line.price,
        isCashAllowed: true,
      })),
      voucherDeliveryReduce: 0,
      coinsSpent: 0,
      coinsPromised: 0,
      isCashAllowed: true,
      deliveryFrom: '2026-11-28',
      deliveryTo: '2026-11-30',
    })),
  }
}

const use = (held: StoredCheckout, more: Partial<Parameters<typeof useCoins>[1]> = {}) =>
  useCoins(held, {
    wanted: 1_000_000,
    balance: 1_000_000,
    coinPriced: new Set(),
    rates,
    region: { regionId: regionIds.LK },
    ...more,
  })

describe('product#coins: how many coins a checkout takes', () => {
  const held = checkoutOf([[{ prodId: 1, price: 100_000, count: 1 }]], 0)

  test('product#coins: a tenth of the goods, never more than the balance or than the shopper wants', () => {
    expect(use(held).coins).toMatchObject({ usable: 100, value: 100, used: 100 })
    expect(use(held, { balance: 30 }).coins).toMatchObject({ balance: 30, usable: 30, used: 30 })
    expect(use(held, { wanted: 12 }).coins).toMatchObject({ usable: 100, used: 12 })
    expect(use(held, { wanted: 0 }).held.shops[0]).toMatchObject({ coinReduce: 0, coinsSpent: 0, coinsPromised: 10 })
    expect(use(held, { rates: { ...rates, share: 0 } }).coins.usable).toBe(0)
  })

  test('product#coins: a product with a coin price is paid in full, all other goods by the share', () => {
    const two = checkoutOf(
      [
        [
          { prodId: 1, price: 50_000, count: 1 },
          { prodId: 2, price: 100_000, count: 1 },
        ],
      ],
      0,
    )
    expect(use(two, { coinPriced: new Set([1]) }).coins.usable).toBe(600)
  })

  test.each([
    // Coins pay the first product in full, and a tenth of what is left of the second one.
    ['of the other product', { prodId: 2, voucher: 50_000 }, 100 + 40],
    // Nothing is left of the first product, so that coins pay a tenth of the second one.
    ['of the product with the coin price', { prodId: 1, voucher: 10_000 }, 90],
  ] as const)('product#coins: a voucher %s lowers what coins pay of that product alone', (_of, given, usable) => {
    const lines = [
      { prodId: 1, price: 10_000, count: 1 },
      { prodId: 2, price: 90_000, count: 1 },
    ]
    const two = { ...checkoutOf([lines], given.voucher, given), minimum: 0 }
    expect(use(two, { coinPriced: new Set([1]) }).coins.usable).toBe(usable)
  })

  test('product#coins: the minimum amount and a part of every order remain to pay', () => {
    const small = checkoutOf([[{ prodId: 1, price: 15_000, count: 1 }]], 0)
    const all = new Set([1])
    const free = { ...small, shops: small.shops.map((shop) => ({ ...shop, transfee: 0, actualTotal: 15_000 })) }
    expect(use(free, { coinPriced: all }).coins.usable).toBe(0)
    const paid = use({ ...free, minimum: 0 }, { coinPriced: all })
    expect(paid.coins.used).toBe(149)
    expect(paid.held.shops[0]?.actualTotal).toBe(100)
  })

  test('product#coins: rates are settings of each country', () => {
    const { COINS } = readSettings({ COINS: '{"LK":{"earn":2.5}}' })
    expect(coinRatesOf({ countryCode: 'LK' }, COINS)).toEqual({ earn: 2.5, review: 10, share: 10 })
    expect(coinRatesOf({ countryCode: 'TR' }, COINS)).toEqual(rates)
    expect(() => readSettings({ COINS: '{"LK":{"share":101}}' })).toThrow('COINS')
    expect(() => readSettings({ COINS: '{"LK":{"worth":2}}' })).toThrow('COINS')
    expect(percentOf(9_007_199_254_740_991, 100)).toBe(9_007_199_254_740_991)
    expect(promisedCoins(99_999, rates, 100)).toBe(9)
    expect(promisedCoins(-100, rates, 100)).toBe(0)
  })
})

describe('product#coins: sums are exact', () => {
  /** Calls `check` with many random checkouts with shop discounts, vouchers and coins. */
  function eachCheckout(check: (held: StoredCheckout, next: (below: number) => number) => void) {
    const next = numbers(71)
    for (let round = 0; round < 400; round += 1) {
      const region = regions[round % regions.length] as (typeof regions)[number]
      const unit = unitOf(region)
      const shops = Array.from({ length: 1 + next(3) }, () =>
        Array.from({ length: 1 + next(4) }, () => ({
          prodId: 1 + next(6),
          price: (1 + next(4000)) * unit,
          count: 1 + next(3),
        })),
      )
      const { held } = use(checkoutOf(shops, next(3) * 500 * unit, { region, prodId: next(7) }), {
        wanted: next(2000),
        balance: next(2000),
        coinPriced: new Set(Array.from({ length: next(4) }, () => 1 + next(6))),
        rates: { earn: next(500) / 100, review: 0, share: next(101) },
        region,
      })
      check(held, next)
    }
  }

  test('product#coins: the lines of every order add up with discount, voucher and coins', () => {
    eachCheckout(({ shops, minimum }) => {
      for (const one of shops) {
        expect(one.actualTotal).toBe(
          one.total -
            one.shopReduce -
            one.voucherReduce -
            one.coinReduce +
            one.transfee +
            one.handlingFee +
            one.smallCartFee +
            one.deliveryInsurance,
        )
        expect(one.actualTotal).toBeGreaterThan(0)
        expect(one.total - one.shopReduce - one.voucherReduce - one.coinReduce).toBeGreaterThanOrEqual(0)
        expect(one.coinsSpent === 0).toBe(one.coinReduce === 0)
      }
      const toPay = shops.reduce((sum, { actualTotal }) => sum + actualTotal, 0)
      if (shops.some(({ coinsSpent }) => coinsSpent > 0)) expect(toPay).toBeGreaterThanOrEqual(minimum)
    })
  })

  test('product#coins: refunds in any order return all spent coins, take back all earned ones, and pay all money', () => {
    eachCheckout(({ shops }, next) => {
      for (const shop of shops) {
        const coins = { spent: shop.coinsSpent, promised: shop.coinsPromised }
        let items = shop.lines.map(({ price, count, voucherReduce }, at) => ({
          orderItemId: at + 1,
          price,
          voucherReduce,
          prodCount: count,
          refundState: null as 2 | null,
        }))
        let [money, before] = [0, dueCoins({ ...shop, status: 5, isPaid: true }, items, coins)]
        expect(before).toEqual({ returned: 0, earned: shop.coinsPromised })
        const order = items.map(({ orderItemId }) => orderItemId).sort(() => next(3) - 1)
        for (const orderItemId of order) {
          money += refundShareOf(shop, items, [orderItemId], 1)
          items = items.map((item) => (item.orderItemId === orderItemId ? { ...item, refundState: 2 } : item))
          const after = dueCoins({ ...shop, status: 5, isPaid: true }, items, coins)
          expect(after.returned).toBeGreaterThanOrEqual(before.returned)
          expect(after.earned).toBeLessThanOrEqual(before.earned)
          expect(dueCoins({ ...shop, status: 3, isPaid: true }, items, coins)).toEqual({ ...after, earned: 0 })
          before = after
        }
        expect(before).toEqual({ returned: shop.coinsSpent, earned: 0 })
        expect(money).toBe(shop.total - shop.shopReduce - shop.voucherReduce - shop.coinReduce)
        expect(dueCoins({ ...shop, status: 6, isPaid: true }, items, coins)).toEqual(before)
      }
    })
  })

  test('product#coins: a balance is never negative, and balance less owed coins is the sum of all changes', () => {
    const next = numbers(5)
    let [account, sum] = [{ balance: 0, owed: 0 }, 0]
    for (let round = 0; round < 2000; round += 1) {
      const amount = next(401) - 200
      account = afterChange(account, amount)
      sum += amount
      expect(account.balance).toBeGreaterThanOrEqual(0)
      expect(account.owed).toBeGreaterThanOrEqual(0)
      expect(Math.min(account.balance, account.owed)).toBe(0)
      expect(account.balance - account.owed).toBe(sum)
    }
  })
})
