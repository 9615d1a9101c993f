import { describe, expect, test } from 'vitest'
import {
  costsOf,
  deliveryOf,
  discountOf,
  goodsOf,
  type PricedLine,
  reduced,
  shareOut,
} from '#server/checkout/checkout-rules.ts'
import { feesOf, unitOf } from '#server/checkout/fee-rules.ts'
import { isOnSunday, slotsFrom } from '#server/checkout/slot-rules.ts'
import { regions } from '#server/region/region-rules.ts'
import { numbers } from '../support/numbers.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)

describe.each(regions)('wire#confirm: money in $currency', (region) => {
  const [fees, unit] = [feesOf(region, {}), unitOf(region)]
  const rates = [0, 5, 7.25, 33.33, 100]

  test('wire#confirm: 1,000 random checkouts have whole units, and the printed lines add up to the printed total', () => {
    const next = numbers(region.regionId % 1000)
    for (let nth = 0; nth < 1000; nth += 1) {
      const shops = Array.from({ length: 1 + next(6) }, () =>
        Array.from(
          { length: 1 + next(5) },
          (): PricedLine => ({
            price: (1 + next(10 ** (1 + next(8)))) * unit,
            count: 1 + next(next(2) ? 5 : 999),
            isOverseas: next(4) === 0,
            isFreeDelivery: next(3) === 0,
          }),
        ),
      )
      const options = { hasInsurance: next(2) === 0, isSunday: next(2) === 0 }
      const rules = {
        ...fees,
        discount: rates[nth % rates.length] ?? 0,
        discountFrom: next(10 ** (1 + next(8))) * unit,
      }
      const costs = costsOf(shops, rules, options, unit)
      for (const cost of costs) {
        const parts = [cost.total, cost.transfee, cost.handlingFee, cost.smallCartFee, cost.deliveryInsurance]
        expect(
          [...parts, cost.shopReduce, cost.actualTotal].every(
            (part) => Number.isSafeInteger(part) && part >= 0 && part % unit === 0,
          ),
          JSON.stringify(cost),
        ).toBe(true)
        expect(sum(parts) - cost.shopReduce - cost.voucherReduce - cost.coinReduce).toBe(cost.actualTotal)
        // Exactly the rule's share, rounded down.
        const off = cost.total < rules.discountFrom ? 0 : (cost.total * rules.discount) / 100
        expect(cost.shopReduce).toBeLessThanOrEqual(off + 1e-9 * off)
        expect(off - cost.shopReduce).toBeLessThan(unit + 1e-9 * off)
        if (rules.discount === 0) expect(cost.shopReduce).toBe(0)
      }
      // A discount changes no other amount.
      const undiscounted = costsOf(shops, fees, options, unit).map(({ actualTotal, ...rest }) => ({
        ...rest,
        actualTotal,
      }))
      expect(
        costs.map(({ shopReduce, actualTotal, ...rest }) => ({
          ...rest,
          shopReduce: 0,
          actualTotal: actualTotal + shopReduce,
        })),
      ).toEqual(undiscounted)
      const goods = sum(shops.map(goodsOf))
      expect(sum(costs.map(({ total }) => total))).toBe(goods)
      expect(sum(costs.map(({ handlingFee }) => handlingFee))).toBe(fees.handling)
      expect(sum(costs.map(({ smallCartFee }) => smallCartFee))).toBe(goods < fees.smallCartBelow ? fees.smallCart : 0)
      const insurance = sum(costs.map(({ deliveryInsurance }) => deliveryInsurance))
      if (!options.hasInsurance) expect(insurance).toBe(0)
      else expect(Math.abs(insurance - Math.max(fees.insurance, goods * 0.003))).toBeLessThanOrEqual(unit / 2)
    }
  })

  test('wire#confirm: a voucher and coins are subtracted from the total of the shop that they belong to', () => {
    const line = { price: 50_000, count: 2, isOverseas: false, isFreeDelivery: false }
    const [first, second] = costsOf([[line], [line]], fees, { hasInsurance: false, isSunday: false }, 100)
    if (!first || !second) throw new Error('There are two shops.')
    expect(reduced(reduced([first, second], 'voucherReduce', [10_000, 0]), 'coinReduce', [500, 300])).toEqual([
      { ...first, voucherReduce: 10_000, coinReduce: 500, actualTotal: first.actualTotal - 10_500 },
      { ...second, coinReduce: 300, actualTotal: second.actualTotal - 300 },
    ])
  })

  test('wire#confirm: an amount is divided by weight to the last unit', () => {
    const next = numbers(7)
    for (let nth = 0; nth < 1000; nth += 1) {
      const weights = Array.from({ length: 1 + next(8) }, () => next(10 ** (1 + next(14))))
      const amount = next(1_000_000) * unit
      const parts = shareOut(amount, weights, unit)
      expect(sum(parts)).toBe(amount)
      const all = sum(weights)
      for (const [at, part] of parts.entries())
        if (all > 0)
          expect(Math.abs(part - (amount * (weights[at] ?? 0)) / all)).toBeLessThanOrEqual(unit + 1e-6 * amount)
    }
  })

  test("product#limits: delivery: free products, a shop's threshold, overseas, Sundays", () => {
    const line = (worth: number, more: Partial<PricedLine> = {}): PricedLine => ({
      price: worth,
      count: 1,
      isOverseas: false,
      isFreeDelivery: false,
      ...more,
    })
    const cost = (lines: PricedLine[], isSunday = false) => deliveryOf(lines, fees, isSunday)
    expect(cost([line(unit)])).toBe(fees.delivery)
    expect(cost([line(unit, { isFreeDelivery: true })])).toBe(0)
    expect(cost([line(unit, { isFreeDelivery: true }), line(unit)])).toBe(fees.delivery)
    expect([cost([line(fees.freeFrom)]), cost([line(fees.freeFrom - unit)])]).toEqual([0, fees.delivery])
    expect(cost([line(fees.freeFrom, { isOverseas: true })])).toBe(fees.deliveryOverseas)
    expect(cost([line(unit, { isOverseas: true, isFreeDelivery: true }), line(unit)])).toBe(fees.delivery)
    expect(cost([line(fees.freeFrom)], true)).toBe(fees.sunday)
  })

  test("product#checkout: a shop's discount: none by default; exact from its threshold on, whole where the currency is", () => {
    expect(fees.discount).toBe(0)
    expect(discountOf(10 ** 12 * unit, fees, unit)).toBe(0)
    const rule = { discountFrom: 1000 * unit, discount: 10 }
    expect([999, 1000, 1001, 1009, 1010].map((goods) => discountOf(goods * unit, rule, unit) / unit)).toEqual([
      0, 100, 100, 100, 101,
    ])
    // 0.29 × 100 is no whole number in floating point.
    expect(discountOf(10_000 * unit, { discountFrom: 0, discount: 0.29 }, unit)).toBe(29 * unit)
    expect(discountOf(123_456_789 * unit, { discountFrom: 0, discount: 100 }, unit)).toBe(123_456_789 * unit)
  })

  test('product#limits: a setting changes a fee, whole where the currency is', () => {
    const country = region.countryCode as 'LK'
    expect(feesOf(region, { [country]: { delivery: 12.34 } })).toEqual({
      ...fees,
      delivery: unit === 100 ? 1200 : 1234,
    })
    expect(feesOf(region, { [country]: { discount: 7.5, discountFrom: 12.34 } })).toEqual({
      ...fees,
      discount: 7.5,
      discountFrom: unit === 100 ? 1200 : 1234,
    })
    expect(feesOf(region, { [country === 'LK' ? 'TR' : 'LK']: { delivery: 1 } })).toEqual(fees)
  })
})

describe('product#checkout: delivery times', () => {
  const noon = Date.parse('2026-11-20T06:30:00Z')
  test("product#checkout: follow the region's clock, without the next two hours", () => {
    expect(slotsFrom(0, noon, 'Asia/Colombo').slice(0, 3)).toEqual([
      '2026-11-20 17:00-20:00',
      '2026-11-21 09:00-12:00',
      '2026-11-21 14:00-17:00',
    ])
    expect(slotsFrom(0, noon - 60_000, 'Asia/Colombo')[0]).toBe('2026-11-20 14:00-17:00')
    expect(slotsFrom(1, Date.parse('2026-12-31T20:00:00Z'), 'Asia/Shanghai')).toHaveLength(9)
    expect(slotsFrom(1, Date.parse('2026-12-31T20:00:00Z'), 'Asia/Shanghai')[0]).toBe('2027-01-02 09:00-12:00')
  })
  test('product#checkout: recognize Sundays', () =>
    expect(['2026-11-21 09:00-12:00', '2026-11-22 09:00-12:00', '2026-11-23 09:00-12:00'].map(isOnSunday)).toEqual([
      false,
      true,
      false,
    ]))
})
