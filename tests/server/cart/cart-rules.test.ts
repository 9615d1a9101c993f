import { expect, test } from 'vitest'
import {
  type Availabilities,
  applyOperation,
  differenceOf,
  type Line,
  type Lines,
  type Operation,
} from '#server/cart/cart-rules.ts'
import { numbers } from '../support/numbers.ts'

const now = 1_763_620_200_000
const availabilities: Availabilities = new Map([
  [1, { prodId: 10, price: 500, available: 6 }],
  [2, { prodId: 10, price: 700, available: 3 }],
  [3, { prodId: 10, price: 900, available: 0, whyNot: 'OUT_OF_STOCK' }],
  [4, { prodId: 20, price: 100, available: 9 }],
  [5, { prodId: 20, price: 100, available: 0, whyNot: 'NOT_IN_AREA' }],
])

const line = (skuId: number, count: number): Line => ({
  basketId: skuId + 1000,
  skuId,
  count,
  addedAt: new Date(now - 9000),
  priceThen: 400,
})
const counts = (lines: Lines) => Object.fromEntries([...lines.values()].map(({ skuId, count }) => [skuId, count]))

test('product#cart: 20,000 random changes affect only their own line, and each outcome has the resulting count', () => {
  const next = numbers(5)
  // Some quantities exceed the current stock.
  const start: Lines = new Map([line(2, 5), line(3, 2), line(5, 4)].map((one) => [one.skuId, one]))
  let lines = start
  for (let nth = 0; nth < 20_000; nth += 1) {
    if (nth % 20 === 0) lines = start
    const [skuId, toSkuId, count] = [1 + next(6), 1 + next(6), next(9) - 4 || 5]
    const operation = (
      [
        { op: 'change', skuId, count, madeAt: now },
        { op: 'change', skuId, count, madeAt: now },
        { op: 'remove', skuId, madeAt: now },
        { op: 'variant', skuId, toSkuId, madeAt: now },
      ] satisfies Operation[]
    )[next(4)] as Operation
    const { lines: after, outcome } = applyOperation(lines, operation, availabilities, now)
    const named = operation.op === 'variant' ? [skuId, toSkuId] : [skuId]
    const others = (all: Lines) => [...all.values()].filter((one) => !named.includes(one.skuId))
    expect(others(after)).toEqual(others(lines))
    if (outcome.outcome === 'refused') expect(after).toBe(lines)
    const target = operation.op === 'variant' && outcome.outcome !== 'refused' && lines.has(skuId) ? toSkuId : skuId
    expect(outcome.now).toBe(after.get(target)?.count ?? 0)
    const hasGrown = (after.get(target)?.count ?? 0) > (lines.get(target)?.count ?? 0)
    if (hasGrown) expect(after.get(target)?.count).toBeLessThanOrEqual(availabilities.get(target)?.available ?? 0)
    if (operation.op === 'remove' || (operation.op === 'change' && count < 0)) expect(outcome.outcome).toBe('done')
    if (outcome.outcome === 'done' && operation.op === 'change')
      expect(outcome.now).toBe(Math.max(0, (lines.get(skuId)?.count ?? 0) + count))
    lines = after
  }
})

test('product#cart: a time in the future is stored as the current time', () => {
  const { lines } = applyOperation(
    new Map(),
    { op: 'change', skuId: 1, count: 1, madeAt: now + 99_000 },
    availabilities,
    now,
  )
  expect(lines.get(1)?.addedAt).toEqual(new Date(now))
})

test('product#cart: only the differences are written', () => {
  const before: Lines = new Map([line(1, 2), line(2, 1), line(4, 3)].map((one) => [one.skuId, one]))
  expect(differenceOf(before, before)).toEqual({ gone: [], changed: [], fresh: [] })
  const operations: Operation[] = [
    { op: 'remove', skuId: 4, madeAt: now },
    { op: 'change', skuId: 4, count: 1, madeAt: now },
    { op: 'change', skuId: 1, count: 1, madeAt: now },
  ]
  const after = operations.reduce<Lines>(
    (lines, operation) => applyOperation(lines, operation, availabilities, now).lines,
    before,
  )
  expect(counts(after)).toEqual({ 1: 3, 2: 1, 4: 1 })
  const { gone, changed, fresh } = differenceOf(before, after)
  expect([gone, changed.map(({ skuId }) => skuId), fresh.map(({ skuId }) => skuId)]).toEqual([[1004], [1], [4]])
})
