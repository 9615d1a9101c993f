import { useQuery } from '@tanstack/react-query'
import { CallFailed } from '#cache/answer.ts'
import { productQueries } from '#cache/catalogue/product-queries.ts'
import { useMarket } from '#device/market.ts'
import { useOrder } from '#features/order/index.ts'
import type { Subject } from '../chat-path.ts'

/** The product or order with which a conversation was opened, as far as the device knows it. */
export type ShownSubject = {
  readonly kind: 'product' | 'order'
  /** The number of the order, or the id of the product. */
  readonly number: string
  readonly tint: number
  readonly seen: { readonly prodName?: string; readonly pic?: string }
}

/** The subject of an address; null where the address names none that exists. Its facts follow once they are known. */
export function useSubject(subject: Subject | null): ShownSubject | null {
  const market = useMarket()
  const prodId = subject && 'prodId' in subject ? subject.prodId : 0
  const orderNumber = subject && 'orderNumber' in subject ? subject.orderNumber : ''
  const { data, error } = useQuery({ ...productQueries.info(prodId, market), enabled: prodId > 0 })
  const order = useOrder(orderNumber, orderNumber !== '')
  if (prodId > 0) {
    if (error instanceof CallFailed && error.failure.kind === 'refused') return null
    const seen = data ? { prodName: data.value.prodName, pic: data.value.pic } : {}
    return { kind: 'product', number: String(prodId), tint: prodId, seen }
  }
  if (!orderNumber || order.state === 'missing') return null
  const [item] = order.state === 'ready' ? order.value.orderItemDtos : []
  return { kind: 'order', number: orderNumber, tint: item?.prodId ?? 1, seen: item ? { pic: item.pic } : {} }
}
