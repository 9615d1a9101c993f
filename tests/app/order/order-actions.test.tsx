import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { cashOnDelivery, type ListedOrder } from '#contract/order/order.ts'
import { canCancel, mainActionOf, mayRate } from '#features/order/order-status.ts'
import { OrderTimeline } from '#features/order/tracking/order-timeline.tsx'

type Status = ListedOrder['status']
const deliveredAt = '2026-11-20 10:00:00'
const item = { orderItemId: 1, prodId: 1, skuId: 1, prodName: 'Lamp', skuName: '', pic: '', price: 1, prodCount: 1 }
const group = {
  groupBuyId: 1,
  teamId: 2,
  state: 'open' as const,
  size: 3,
  needed: 1,
  endTime: '2026-11-21 10:00:00',
}
type More = { deliveredAt?: string; refundState?: 1 | 2 | 3 | 4 | 5; group?: typeof group }
const orderIn = (status: Status, more: More = {}) => {
  const { refundState, ...rest } = more
  const refund = refundState === undefined ? {} : { refundState }
  return { status, ...rest, orderItemDtos: [{ ...item, commSts: 0 as const, ...refund }] }
}

describe('product#order-actions: the primary action of an order', () => {
  test.each([
    [1, {}, 'pay'],
    [2, {}, 'track'],
    [7, { group }, 'seeTeam'],
    [3, {}, 'track'],
    [3, { deliveredAt }, 'receive'],
    [5, { deliveredAt }, 'buyAgain'],
    [6, {}, 'buyAgain'],
    [2, { refundState: 1 }, 'seeRefund'],
    [3, { deliveredAt, refundState: 1 }, 'seeRefund'],
    [5, { deliveredAt, refundState: 1 }, 'seeRefund'],
    [6, { refundState: 1 }, 'buyAgain'],
    [3, { deliveredAt, refundState: 3 }, 'receive'],
  ] as const)('product#order-actions: status %i with %j: %s', (status, more, action) =>
    expect(mainActionOf(orderIn(status, more))).toBe(action),
  )

  test('product#order-actions: unpaid and paid orders can be cancelled, unless a refund is requested', () => {
    expect(([1, 2, 3, 5, 6, 7] as const).filter((status) => canCancel(orderIn(status)))).toEqual([1, 2])
    expect(canCancel(orderIn(2, { refundState: 1 }))).toBe(false)
    expect(canCancel(orderIn(2, { refundState: 5 }))).toBe(true)
  })
})

test('product#reviews: an item of a received order can be rated once, unless a refund had returned it before the dispatch', () => {
  const mayRateItem = (status: Status, more: { commSts?: 0 | 1; isCancelled?: boolean } = {}) =>
    mayRate(status, { ...item, commSts: 0, ...more })
  expect(([1, 2, 3, 5, 6, 7] as const).filter((status) => mayRateItem(status))).toEqual([5])
  expect(mayRateItem(5, { commSts: 1 })).toBe(false)
  expect(mayRateItem(5, { isCancelled: true })).toBe(false)
})

describe('product#order-actions: the timeline of an order', () => {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

  /** The steps with their state, as a screen reader reads them. */
  const stepsOf = (order: Pick<ListedOrder, 'status' | 'isPaid' | 'payType' | 'deliveredAt'>) =>
    [
      ...renderToStaticMarkup(
        <I18nProvider i18n={i18n}>
          <OrderTimeline order={order} />
        </I18nProvider>,
      ).matchAll(/<li[^>]*>(.*?)<\/li>/g),
    ].map(([, step]) => step?.replace(/<[^>]*>/g, ' ').trim())

  test('product#order-actions: cash on delivery has no tick before the courier has the money', () => {
    const cash = { payType: cashOnDelivery, isPaid: false } as const
    expect(stepsOf({ ...cash, status: 2 })).toEqual(['Placed', 'Shipped', 'Pay on delivery', 'Delivered'])
    const out = ['Placed  done', 'Shipped', 'Pay on delivery', 'Delivered']
    expect(stepsOf({ ...cash, status: 3 })).toEqual(out)
    const there = ['Placed  done', 'Shipped  done', 'Pay on delivery', 'Delivered']
    expect(stepsOf({ ...cash, status: 3, deliveredAt })).toEqual(there)
    const paid = ['Placed  done', 'Shipped  done', 'Paid  done', 'Delivered']
    expect(stepsOf({ ...cash, status: 3, deliveredAt, isPaid: true })).toEqual(paid)
  })

  test('product#order-actions: a card payment stands before the dispatch, and every step of a completed order is done', () => {
    const card = { payType: 21, isPaid: true } as const
    expect(stepsOf({ ...card, status: 2 })).toEqual(['Placed  done', 'Paid', 'Shipped', 'Delivered'])
    const done = ['Placed  done', 'Paid  done', 'Shipped  done', 'Delivered  done']
    expect(stepsOf({ ...card, status: 5, deliveredAt })).toEqual(done)
  })
})
