import sharp from 'sharp'
import type { uploadTicket } from '#contract/account/upload-ticket.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { ownReviews } from '#contract/review/own-review.ts'
import type { reviewPage, reviewSummary } from '#contract/review/review.ts'
import { runCommand } from '#server/operator/run-command.ts'
import { ship } from '#server/order/move-order.ts'
import { payOrder } from '../paid-order.ts'
import { openOrderMall } from './order-mall.ts'

/** The answer of a write: the status, and the failure code or the id of the review. */
export type Written = {
  readonly status: number
  readonly body: { readonly code?: string; readonly prodCommId?: number }
}

/** A mall with shoppers who have received items, for tests of reviews. */
export async function openReviewMall() {
  const world = await openOrderMall()
  await world.fill()
  const { mall, skus } = world
  const now = () => new Date(mall.time.now)
  const prodId = world.itemOf(skus.a).prodId

  /** Signs a new shopper in, who can buy, receive, review and upload. */
  const buyer = async () => {
    const me = await world.shopper()
    /** Buys and pays an item and has it shipped; answers the item's id and the order's number. */
    const shipped = async (skuId: number) => {
      const orderNumber = await me.order(skuId)
      await payOrder(mall, orderNumber)
      await mall.db
        .transaction()
        .execute((tables) => ship(tables, orderNumber, { courier: 'Lanka Express', trackingNumber: 'LX 1' }, now()))
      const { body } = await me.detail(orderNumber)
      return { orderNumber, orderItemId: body.orderItemDtos[0]?.orderItemId ?? 0 }
    }
    return {
      ...me,
      shipped,
      /** Buys an item and confirms the receipt of the order; answers the item's id. */
      received: async (skuId: number = skus.a): Promise<number> => {
        const { orderNumber, orderItemId } = await shipped(skuId)
        await me.ask('PUT', `/p/myOrder/receipt/${orderNumber}`)
        return orderItemId
      },
      /** Writes or changes the review of an item of the first product. */
      review: (orderItemId: number, more: Record<string, unknown> = {}, key?: string): Promise<Written> =>
        me.ask(
          'POST',
          '/p/prodComm',
          { prodId, orderItemId, score: 5, content: 'The quality is very good.', ...more },
          key === undefined ? {} : { key },
        ),
      /** Uploads a picture; answers its address. */
      upload: async (background = 'teal'): Promise<string> => {
        const { body: ticket } = await me.ask<ReplyOf<typeof uploadTicket>>('GET', '/p/oss/securityToken')
        const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
          .jpeg()
          .toBuffer()
        const form = new FormData()
        for (const [name, value] of Object.entries(ticket.fields)) form.set(name, value)
        form.set('file', new File([Uint8Array.from(photo)], 'me.jpg'))
        await mall.app.request(ticket.uploadUrl, { method: 'POST', body: form })
        return ticket.publicUrl
      },
      mine: async () => (await me.ask<ReplyOf<typeof ownReviews>>('GET', '/p/prodComm/mine')).body.records,
      report: (prodCommId: number, reason = 'SPAM') =>
        me.ask<object | undefined>('POST', '/p/prodComm/report', { prodCommId, reason }),
    }
  }
  return {
    ...world,
    prodId,
    buyer,
    page: (query = '', of = prodId) =>
      mall.read<ReplyOf<typeof reviewPage>>(`/prodComm/page?prodId=${of}&size=100${query}`),
    summary: (of = prodId) => mall.read<ReplyOf<typeof reviewSummary>>(`/prodComm/summary?prodId=${of}`),
    operate: (command: Parameters<typeof runCommand>[0]) =>
      runCommand(command, { db: mall.db, clock: () => mall.time.now }),
  }
}
