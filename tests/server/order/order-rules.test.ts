import { describe, expect, test } from 'vitest'
import { cancelReasons, type OrderStatus, orderStatuses, payTypes, receiptTime } from '#contract/order/order.ts'
import { afterMove, type MoveKind, type OrderMove, type OrderState } from '#server/order/order-rules.ts'

const now = new Date('2026-11-20T06:30:00Z')
const earlier = new Date('2026-11-19T06:30:00Z')

/** An order that reached a status by card payment. */
const orderIn = (status: OrderStatus, more: Partial<OrderState> = {}): OrderState => ({
  status,
  isPaid: [2, 3, 5, 7].includes(status),
  payType: status === 1 || status === 6 ? null : 21,
  actualTotal: 4550,
  refundAmount: 0,
  courier: null,
  trackingNumber: null,
  paidAt: null,
  shippedAt: null,
  deliveredAt: null,
  finishedAt: null,
  cancelledAt: null,
  cancelReason: null,
  cancelDetail: null,
  endsAt: earlier,
  isDeleted: false,
  ...more,
})
const moves: Readonly<Record<MoveKind, OrderMove>> = {
  pay: { kind: 'pay', payType: 21 },
  cancel: { kind: 'cancel', reason: 'CHANGED_MIND', detail: '' },
  close: { kind: 'close' },
  ship: { kind: 'ship', courier: 'Lanka Express', trackingNumber: 'LX 4820' },
  deliver: { kind: 'deliver' },
  receive: { kind: 'receive' },
  finish: { kind: 'finish' },
  refund: { kind: 'refund' },
  fillGroup: { kind: 'fillGroup' },
  failGroup: { kind: 'failGroup' },
  delete: { kind: 'delete' },
}
const done = (order: OrderState, move: OrderMove): OrderState => {
  const after = afterMove(order, move, now)
  if (!after.ok) throw new Error(after.sentence)
  return after.order
}

/** The allowed transitions (docs/product.md#orders); all others are refused. */
const transitions: readonly (readonly [move: MoveKind, from: OrderStatus, to: OrderStatus])[] = [
  ['pay', 1, 2],
  ['cancel', 1, 6],
  ['close', 1, 6],
  ['failGroup', 1, 6],
  ['ship', 2, 3],
  ['cancel', 2, 6],
  ['refund', 2, 6],
  ['deliver', 3, 3],
  ['receive', 3, 5],
  ['finish', 3, 5],
  ['fillGroup', 7, 2],
  ['failGroup', 7, 6],
  ['delete', 5, 5],
  ['delete', 6, 6],
]

describe.each(orderStatuses)('product#orders: an order in status %i', (status) => {
  test.each(Object.keys(moves) as MoveKind[])('product#orders: %s', (kind) => {
    const after = afterMove(orderIn(status), moves[kind], now)
    const to = transitions.find(([move, from]) => move === kind && from === status)?.[2]
    if (to !== undefined) expect(after).toMatchObject({ ok: true, order: { status: to } })
    else {
      expect(after).toEqual({ ok: false, sentence: expect.stringMatching(/^[A-Z].+\.$/) as string })
      expect(after).toEqual(afterMove(orderIn(status), moves[kind], new Date(0)))
    }
  })
})

describe('product#orders: effects of a transition', () => {
  test.each(payTypes)('product#orders: payment by %i', (payType) => {
    const isCash = payType === 23
    expect(done(orderIn(1), { kind: 'pay', payType })).toMatchObject({
      status: 2,
      payType,
      isPaid: !isCash,
      paidAt: isCash ? null : now,
      endsAt: null,
    })
  })

  test.each(cancelReasons)('product#limits: cancellation for %s', (reason) => {
    const move = { kind: 'cancel', reason, detail: 'Found it at home.' } as const
    expect(done(orderIn(1), move)).toMatchObject({
      cancelReason: reason,
      cancelDetail: 'Found it at home.',
      cancelledAt: now,
      endsAt: null,
      refundAmount: 0,
    })
    expect(done(orderIn(2), move)).toMatchObject({ refundAmount: 4550 })
  })

  test('product#orders: unpaid cash is not refunded', () => {
    const promised = done(orderIn(1), { kind: 'pay', payType: 23 })
    expect(done(promised, moves.cancel)).toMatchObject({ status: 6, refundAmount: 0 })
  })

  test('product#orders: cash is paid on delivery', () => {
    const onItsWay = done(done(orderIn(1), { kind: 'pay', payType: 23 }), moves.ship)
    expect(onItsWay).toMatchObject({ isPaid: false, endsAt: new Date(now.getTime() + receiptTime) })
    expect(done(onItsWay, moves.deliver)).toMatchObject({ status: 3, isPaid: true, paidAt: now, deliveredAt: now })
    expect(done(done(onItsWay, moves.deliver), moves.receive)).toMatchObject({ status: 5, isPaid: true })
  })

  test.each(['receive', 'finish'] as const)(
    'product#cash: cash stays unpaid by %s, and is paid by the delivery that is recorded later, once',
    (kind) => {
      const onItsWay = done(done(orderIn(1), { kind: 'pay', payType: 23 }), moves.ship)
      const received = done(onItsWay, moves[kind])
      expect(received).toMatchObject({ status: 5, isPaid: false, deliveredAt: null, finishedAt: now, endsAt: null })
      const paid = done(received, moves.deliver)
      expect(paid).toEqual({ ...received, isPaid: true, paidAt: now, deliveredAt: now })
      expect(afterMove(paid, moves.deliver, now).ok).toBe(false)
      const deleted = done(done(received, moves.delete), moves.deliver)
      expect(deleted).toEqual({ ...paid, isDeleted: true })
      expect(afterMove(deleted, moves.deliver, now).ok).toBe(false)
    },
  )

  test('product#orders: delivery happens once and stores its time', () => {
    const delivered = orderIn(3, { deliveredAt: earlier })
    expect(afterMove(delivered, moves.deliver, now).ok).toBe(false)
    expect(done(delivered, moves.receive)).toMatchObject({ deliveredAt: earlier })
  })

  test('product#orders: an incomplete group refunds the money', () =>
    expect(done(orderIn(7), moves.failGroup)).toMatchObject({ cancelReason: 'GROUP_FAILED', refundAmount: 4550 }))

  test('product#orders: an incomplete group closes an unpaid order without a refund', () =>
    expect(done(orderIn(1), moves.failGroup)).toMatchObject({ cancelReason: 'GROUP_FAILED', refundAmount: 0 }))

  test('product#orders: a deleted order allows no action', () => {
    for (const status of [5, 6] as const)
      for (const move of Object.values(moves))
        expect(afterMove(orderIn(status, { isDeleted: true }), move, now).ok).toBe(false)
  })
})
