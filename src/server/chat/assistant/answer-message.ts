import type { Language } from '#contract/languages.ts'
import { refundTime } from '#contract/order/refund.ts'
import { formatDelivery } from '#words/delivery.ts'
import { type Answer, assistantAnswer } from '#words/messages/assistant-answer.ts'
import { formatPrice } from '#words/price.ts'
import { costsOfItem } from '../../checkout/item-costs.ts'
import { arrivalOf, pricedOf } from '../../checkout/make-checkout.ts'
import { readBuyable, wantedPieces } from '../../checkout/wanted-lines.ts'
import type { Tables } from '../../database/database.ts'
import { type OrderRow, readOrder } from '../../order/order-store.ts'
import { readCards } from '../../product/card-store.ts'
import { readSkus } from '../../product/product-store.ts'
import { textIndexOf, type Viewer } from '../../product/viewer.ts'
import { regionById } from '../../region/region-rules.ts'
import type { Settings } from '../../settings.ts'
import type { MessageRow } from '../message-store.ts'
import { readNewestOrder } from './assistant-store.ts'
import { type ChatTopic, topicOf } from './chat-topics.ts'

/** The most variants that an answer names. */
const mostVariants = 12

/** The context of a question: the shopper, the shop (0 for support), and the earlier messages. */
type Asker = {
  readonly accountId: number
  readonly shopId: number
  readonly lang: Language
  readonly regionId: number
  /** The messages of the conversation up to the question, oldest first. */
  readonly before: readonly MessageRow[]
}
/** An automatic answer; `needsPerson` hands the conversation over. */
type AutomaticAnswer = {
  readonly content: string
  readonly needsPerson: boolean
  readonly orderNumber?: string | undefined
  readonly prodId?: number | undefined
}
type Limits = Pick<Settings, 'FEES' | 'REFUND_DAYS'>

/** Answers a shopper's message from orders and products, by rules (docs/product.md#chat-assistant). */
export async function answerMessage(
  tables: Tables,
  message: MessageRow,
  asker: Asker,
  settings: Limits,
  now: Date,
): Promise<AutomaticAnswer> {
  const { topic: found, lang } = topicOf(message.content, asker.lang)
  const viewer: Viewer = {
    region: regionById(asker.regionId),
    lang,
    textIndex: textIndexOf(lang),
    now: now.getTime(),
    timeZone: 'UTC',
  }
  const prodId = message.prodId ?? lastOf(asker.before, 'prodId')
  const topic = topicWithCards(found, message)
  const order = topic === 'parcel' || topic === 'delivery' ? await orderOf(tables, message, asker, topic) : undefined
  const answer = order ? orderAnswer(order, lang) : await productAnswer(tables, topic, prodId, { viewer, settings })
  return {
    content: assistantAnswer(lang, answer),
    needsPerson: answer.kind === 'PERSON' || answer.kind === 'NO_ORDER',
    orderNumber: order?.orderNumber,
  }
}

/** A message with only a product or order is a question about it; a message with only a picture needs a person. */
function topicWithCards(found: ChatTopic | null, { content, prodId, orderNumber }: MessageRow): ChatTopic | null {
  if (found === 'greeting' || (found === null && content === '')) {
    if (orderNumber !== null) return 'parcel'
    return prodId !== null ? 'stock' : found
  }
  return found
}

const lastOf = <Name extends 'prodId' | 'orderNumber'>(messages: readonly MessageRow[], name: Name) =>
  messages.findLast((one) => one[name] !== null)?.[name] ?? null

/**
 * The order of a question: of the message, else the one last shown, else for a parcel the newest of the shop. A question
 * about delivery means an order only where the message shows one.
 */
async function orderOf(
  tables: Tables,
  message: MessageRow,
  { accountId, shopId, before }: Asker,
  topic: ChatTopic,
): Promise<OrderRow | undefined> {
  const shown = message.orderNumber ?? (topic === 'parcel' ? lastOf(before, 'orderNumber') : null)
  const orderNumber = shown ?? (topic === 'parcel' ? await readNewestOrder(tables, accountId, shopId) : undefined)
  return orderNumber === undefined ? undefined : readOrder(tables, { orderNumber, accountId })
}

/** The state of an order in words. */
function orderAnswer(row: OrderRow, lang: Language): Answer {
  const order = row.orderNumber
  const days = formatDelivery(row.deliveryFrom, row.deliveryTo, lang)
  if (row.status === 6) return { kind: 'ORDER_CLOSED', order }
  if (row.status === 1) return { kind: 'ORDER_UNPAID', order }
  if (row.status === 5 || row.deliveredAt !== null) return { kind: 'ORDER_DELIVERED', order }
  if (row.status === 3)
    return { kind: 'ORDER_SHIPPED', order, days, courier: row.courier ?? '', trackingNumber: row.trackingNumber ?? '' }
  return { kind: 'ORDER_PREPARED', order, days }
}

type Lookup = { readonly viewer: Viewer; readonly settings: Limits }

/** The answer to a question that is not about an order. */
async function productAnswer(
  tables: Tables,
  topic: ChatTopic | null,
  prodId: number | null,
  lookup: Lookup,
): Promise<Answer> {
  if (topic === null || topic === 'person') return { kind: 'PERSON' }
  if (topic === 'greeting') return { kind: 'GREETING' }
  if (topic === 'thanks') return { kind: 'THANKS' }
  if (topic === 'parcel') return { kind: 'NO_ORDER' }
  if (topic === 'returns')
    return {
      kind: 'RETURNS',
      returnDays: String(refundTime / 86_400_000),
      workingDays: String(lookup.settings.REFUND_DAYS),
    }
  const product = prodId === null ? undefined : await readFacts(tables, prodId, lookup)
  if (topic === 'payment')
    return product ? { kind: product.isCash ? 'CASH' : 'NO_CASH', ...product } : { kind: 'PAYMENT' }
  if (topic === 'delivery') return product?.days ? { kind: 'DELIVERY', ...product } : { kind: 'DELIVERY_UNKNOWN' }
  if (!product) return { kind: prodId === null ? 'WHICH_PRODUCT' : 'PERSON' }
  return { kind: product.isInStock ? 'IN_STOCK' : 'OUT_OF_STOCK', ...product }
}

/** The facts of a product in the shopper's region; undefined if the region does not sell the product. */
async function readFacts(tables: Tables, prodId: number, { viewer, settings }: Lookup) {
  const [card] = await readCards(tables, viewer, [prodId])
  if (!card) return undefined
  const skus = await readSkus(tables, viewer, prodId)
  const inStock = skus.filter(({ stocks }) => (stocks ?? 0) > 0)
  const facts = {
    product: card.name,
    isInStock: inStock.length > 0,
    isCash: false,
    fee: '',
    freeFrom: '',
    days: '',
    variants: inStock
      .flatMap(({ name }) => name || [])
      .slice(0, mostVariants)
      .join(', '),
  }
  const [first] = inStock
  if (!first) return facts
  const { buyable } = await readBuyable(tables, viewer, [wantedPieces({ skuId: first.sku_id, count: 1 })])
  const [item] = buyable
  if (!item) return { ...facts, isInStock: false }
  const { fee, freeFrom } = costsOfItem({ skuId: first.sku_id, ...pricedOf(item) }, viewer.region, settings)
  const price = (amount: number) => formatPrice(amount, viewer.region.priceSymbol, viewer.lang)
  const { from, to } = arrivalOf([item.product], viewer)
  return {
    ...facts,
    isCash: item.product.isCashAllowed,
    fee: fee > 0 ? price(fee) : '',
    freeFrom: freeFrom === undefined ? '' : price(freeFrom),
    days: formatDelivery(from, to, viewer.lang),
  }
}
