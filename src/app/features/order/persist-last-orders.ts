import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { nextPage } from '#cache/answer.ts'
import { readRecord, recordKey } from '#cache/later/saved-queries.ts'
import { fetchPersister } from '#cache/query-client.ts'
import type { ListedOrder } from '#contract/order/order.ts'
import { savesData } from '#device/data-saver.ts'
import type { Market } from '#device/market.ts'
import { connectionNow } from '#sync/connection.ts'
import { orderGroups } from './list/order-tabs.ts'
import { orderQueries } from './order-queries.ts'

/** Number of orders stored with their tracking for reading offline (docs/quality.md#offline). */
const maxOrders = 20
/** Skips stored answers: a query that no component observes would otherwise never be refetched. */
const withoutPersister = { persister: undefined } as const
/** Maximum age of a list's answer in ms: the screen has just fetched its own list. */
const listAge = 60_000

/** An order may have been deleted meanwhile on another device: continue with the others. */
const ignoreFailure = () => undefined

/** A key of an order's state: a different key means that the order has changed. */
const stageOf = ({ status, isPaid, deliveredAt, refundAmount, orderItemDtos }: ListedOrder) =>
  JSON.stringify([status, isPaid, deliveredAt, refundAmount, orderItemDtos.map(({ refundState }) => refundState)])

/**
 * Stores the first page of every list of orders, and the tracking of the last orders, one request after the other. An
 * order that is stored and has not changed is not fetched again, except the tracking of a parcel on its way. Does
 * nothing under data saver, and stops when requests fail.
 */
export async function persistLastOrders(client: QueryClient, market: Market, userId: string): Promise<void> {
  const mayGoOn = () => connectionNow() === 'online' && !savesData()
  const { persister } = await fetchPersister()
  const save = (queryKey: QueryKey) => persister.persistQueryByKey(queryKey, client)
  const last: ListedOrder[] = []
  let next: number | undefined
  for (const { tab } of orderGroups) {
    if (!mayGoOn()) return
    if (tab === null) continue
    const list = orderQueries.list(tab, '', market, userId)
    const { pages } = await client.fetchInfiniteQuery({ ...list, ...withoutPersister, staleTime: listAge })
    await save(list.queryKey)
    if (tab !== '0') continue
    last.push(...pages.flatMap(({ value }) => value.records))
    next = pages.map(nextPage).at(-1)
  }
  if (next !== undefined && last.length < maxOrders) {
    const page = orderQueries.page(next, market, userId)
    last.push(...(await client.fetchQuery({ ...page, ...withoutPersister, staleTime: listAge })).value.records)
    await save(page.queryKey)
  }
  for (const order of last.slice(0, maxOrders)) {
    if (!mayGoOn()) return
    const detail = orderQueries.detail(order.orderNumber, market, userId)
    const logistics = orderQueries.logistics(order.orderNumber, market, userId)
    const [known, tracked] = await Promise.all(
      [detail, logistics].map(({ queryKey }) => readRecord(recordKey(hashKey(queryKey)))),
    )
    const saved = (known?.state.data as { value: ListedOrder } | undefined)?.value
    const isSame = saved !== undefined && stageOf(saved) === stageOf(order)
    const isMoving = order.status === 3 && !order.deliveredAt
    if (!isSame)
      await client.fetchQuery({ ...detail, ...withoutPersister }).then(() => save(detail.queryKey), ignoreFailure)
    if (order.status !== 1 && (!isSame || !tracked || isMoving))
      await client.fetchQuery({ ...logistics, ...withoutPersister }).then(() => save(logistics.queryKey), ignoreFailure)
  }
}
