import { sentences } from '#contract/account/sentences.ts'
import type { sendMessage } from '#contract/chat/chat.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import type { Tables } from '../database/database.ts'
import { notFound, type Refusal, refusal } from '../http/refusal.ts'
import { readOrder } from '../order/order-store.ts'
import { checkRates } from '../rate-limit/check-rates.ts'
import { rateKeys } from '../rate-limit/rate-keys.ts'
import { isOwnUpload, uploadName, uploadPath, uploadTemplate } from '../uploads/upload-store.ts'
import { hasProduct, hasShop, openChat } from './chat-store.ts'
import { deliverToPartner, nextEvents, readPartner } from './member-chat.ts'
import { insertShopperMessage, readMessageOfKey } from './message-store.ts'

/** The maximum number of messages of a shopper per minute. */
const maxPerMinute = 60

type Sent = { readonly seq: number; readonly createdAt: Date }

/**
 * Stores a shopper's message, inside a transaction (docs/product.md#chat-send). A known key answers the message that is
 * stored already. The lock of the feed makes two devices that write at once use one conversation and two places.
 */
export async function sendShopperMessage(
  tables: Tables,
  { accountId, shopId }: { readonly accountId: number; readonly shopId: number },
  body: BodyOf<typeof sendMessage>,
  now: Date,
): Promise<Sent | Refusal> {
  const { key, text = '', prodId, orderNumber } = body
  const partnerId = await readPartner(tables, shopId)
  if (partnerId === accountId) return notFound('shop')
  const { event, partnerEvent } = await nextEvents(tables, accountId, partnerId)
  const known = key && (await readMessageOfKey(tables, { accountId, shopId, key }))
  if (known) return known
  const tooMany = await checkRates(
    tables,
    [{ key: rateKeys.messagesOf(accountId), max: maxPerMinute, seconds: 60 }],
    now,
  )
  if (tooMany) return tooMany
  if (shopId !== 0 && !(await hasShop(tables, shopId))) return notFound('shop')
  if (prodId !== undefined && !(await hasProduct(tables, prodId))) return notFound('product', { prodId: 'NOT_FOUND' })
  if (orderNumber !== undefined && !(await readOrder(tables, { orderNumber, accountId })))
    return notFound('order', { orderNumber: 'NOT_FOUND' })
  const names = [...new Set(body.pics.map(uploadName))]
  for (const name of names)
    if (!(await isOwnUpload(tables, accountId, uploadPath(name))))
      return refusal('PICTURE_INVALID', sentences.PICTURE_INVALID, { pics: 'PICTURE_INVALID' })
  const chat = await openChat(tables, accountId, shopId, event, now)
  if (chat.isBlocked) return refusal('CHAT_BLOCKED', sentences.CHAT_BLOCKED)
  const seq = chat.lastSeq + 1
  const content = { content: text, pics: names.map(uploadTemplate), prodId: prodId ?? null }
  await insertShopperMessage(
    tables,
    {
      chatId: chat.chatId,
      accountId,
      seq,
      event,
      key: key ?? null,
      ...content,
      orderNumber: orderNumber ?? null,
    },
    now,
  )
  if (partnerId !== null)
    await deliverToPartner(tables, { chatId: chat.chatId, accountId, partnerId }, partnerEvent, content, now)
  return { seq, createdAt: now }
}
