import { hashKey, type QueryClient } from '@tanstack/react-query'
import { myOrders } from '../../../contract/order/my-orders.ts'
import type { ListedOrder } from '../../../contract/order/order.ts'
import { connectionNow } from '../../data/connection.ts'
import { savesData } from '../../data/data-saver.ts'
import type { Place } from '../../data/place.ts'
import { readRecord, recordKey } from '../../data/saved-queries.ts'
import { shopperQuery } from '../../data/shopper-queries.ts'
import { orderQueries } from './order-queries.ts'

/** Orders that are kept with their tracking for reading without a network (issue 5). */
const keptOrders = 20

/** What tells that an order is another than it was. */
const stageOf = ({ status, isPaid, deliveredAt, refundAmount, orderItemDtos }: ListedOrder) => JSON.stringify([status, isPaid, deliveredAt, refundAmount, orderItemDtos.map(({ refundState }) => refundState)])

/**
 * Fetches the last orders and where their parcels are, one after the other; what is saved and has not moved is not asked again.
 * Nothing under data saver, and nothing once answers cease.
 */
export async function keepLastOrders(client: QueryClient, place: Place, userId: string): Promise<void> {
  const mayGoOn = () => connectionNow() === 'online' && !savesData()
  if (!mayGoOn()) return
  const list = await client.fetchQuery({ ...shopperQuery(myOrders, { status: '0', size: keptOrders, lang: place.lang }, { userId, regionId: place.regionId }), persister: undefined })
  for (const order of list.value.records) {
    if (!mayGoOn()) return
    const detail = orderQueries.detail(order.orderNumber, place, userId)
    const logistics = orderQueries.logistics(order.orderNumber, place, userId)
    const [known, tracked] = await Promise.all([detail, logistics].map(({ queryKey }) => readRecord(recordKey(hashKey(queryKey)))))
    const saved = (known?.state.data as { value: ListedOrder } | undefined)?.value
    const isSame = saved !== undefined && stageOf(saved) === stageOf(order)
    const isMoving = order.status === 3 && !order.deliveredAt
    if (!isSame) await client.prefetchQuery(detail)
    if (order.status !== 1 && (!isSame || !tracked || isMoving)) await client.prefetchQuery(logistics)
  }
}
