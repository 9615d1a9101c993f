import { languages } from '#contract/languages.ts'
import type { PushAction, PushPayload } from '#contract/push/push-message.ts'
import { wireTimeOf } from '#contract/time.ts'
import type { Language } from '#contract/wire.ts'
import { pushWords } from '#words/messages/push-message.ts'
import type { PushContent, PushedSku } from '../database/schema/push-tables.ts'
import { noticeText } from '../notice/shown-notice.ts'
import { regionById, toMajor } from '../region/region-rules.ts'

/** The longest title and text of a notification, in characters; browsers show less. */
const longest = { title: 80, text: 240 } as const
const cut = (text: string, length: number) => (text.length > length ? `${text.slice(0, length - 1)}…` : text)

/** The device that a message is for, and the mall's origin, because Safari needs absolute addresses. */
type Device = {
  readonly pushId: number
  readonly subscriptionId: string
  readonly lang: Language
  readonly timeZone: string
  readonly origin: string
  /** The number of unread notices; null if nobody is signed in on the device. */
  readonly unread: number | null
}
type Button = readonly [action: PushAction, title: string, path?: string]

/** The text, the page and the buttons of a message in the device's language, as the worker and Safari read them. */
export function payloadOf(content: PushContent, device: Device): PushPayload {
  const { pushId, subscriptionId, lang, origin, unread } = device
  const { title, text, tag, path, buttons, sku } = shown(content, device)
  return {
    web_push: 8030,
    notification: {
      title: cut(title, longest.title),
      body: cut(text, longest.text),
      lang,
      tag,
      navigate: origin + path,
      data: { pushId, subscriptionId, ...(sku && { sku: skuOf(sku, lang) }) },
      actions: buttons.map(([action, words, own = path]) => ({ action, title: words, navigate: origin + own })),
      ...(unread !== null && { app_badge: String(unread) }),
    },
    ...(unread !== null && { app_badge: unread }),
  }
}

type Shown = {
  readonly title: string
  readonly text: string
  readonly tag: string
  readonly path: string
  readonly buttons: readonly Button[]
  readonly sku?: PushedSku
}

function shown(content: PushContent, { lang, timeZone }: Device): Shown {
  const words = pushWords[lang]
  const remind: Button = ['remind', words.remind]
  if (content.kind === 'announcement') {
    const { announcementId, titles, contents } = content
    const at = languages.indexOf(lang)
    const [title, text] = [titles[at] ?? '', contents[at] ?? '']
    return { title, text, tag: `news-${announcementId}`, path: '/notification#news', buttons: [remind] }
  }
  if (content.kind === 'checkout') {
    const { checkoutId, endsAt, path } = content
    const text = words.checkout(wireTimeOf(endsAt, timeZone).slice(11, 16))
    return { title: words.checkoutTitle, text, tag: `checkout-${checkoutId}`, path, buttons: [] }
  }
  const { title, args, orderNumber, sku } = content
  const { title: heading, message: text } = noticeText(title, args, lang)
  if (sku) {
    const buttons: Button[] = [['add-to-cart', words.addToCart], remind]
    return { title: heading, text, tag: `sku-${sku.skuId}`, path: `/products/${sku.prodId}`, buttons, sku }
  }
  if (args.groupBuyId !== undefined)
    return { title: heading, text, tag: `group-${args.groupBuyId}`, path: '/group-buy', buttons: [] }
  if (args.teamId !== undefined)
    return { title: heading, text, tag: `team-${args.teamId}`, path: `/group-buy/team/${args.teamId}`, buttons: [] }
  const number = new URLSearchParams({ orderNumber: orderNumber ?? '' })
  if (args.refundNumber !== undefined) {
    const path = `/Refund?${new URLSearchParams({ refundNumber: args.refundNumber })}`
    return { title: heading, text, tag: `refund-${args.refundNumber}`, path, buttons: [] }
  }
  if (args.voucherId !== undefined)
    return { title: heading, text, tag: `voucher-${args.voucherId}`, path: '/vouchers?own=usable', buttons: [] }
  if (args.itemId !== undefined)
    return { title: heading, text, tag: `offer-${args.itemId}`, path: '/pre-loved/offers', buttons: [] }
  const buttons: Record<string, Button[]> = {
    ORDER_SHIPPED: [['open', words.track, `/ToReceive/logistics?${number}`]],
    ORDER_OUT_FOR_DELIVERY: [['open', words.track, `/ToReceive/logistics?${number}`]],
    // Confirming receipt cannot be undone, so the button opens the order.
    ORDER_DELIVERED: [['open', words.confirmReceipt]],
  }
  return {
    title: heading,
    text,
    tag: `order-${orderNumber}`,
    path: `/order-details?${number}`,
    buttons: buttons[title] ?? [],
  }
}

/** The fields from which the cart shows the variant before the server has answered. */
function skuOf(sku: PushedSku, lang: Language) {
  const at = languages.indexOf(lang)
  return {
    skuId: sku.skuId,
    regionId: sku.regionId,
    added: pushWords[lang].added,
    seen: {
      prodId: sku.prodId,
      prodName: sku.names[at] ?? '',
      skuName: sku.skuNames[at] ?? '',
      pic: sku.pic,
      price: toMajor(sku.price),
      oriPrice: toMajor(sku.oriPrice),
      priceSymbol: regionById(sku.regionId).priceSymbol,
      shopId: sku.shopId,
      shopName: sku.shopName,
      stocks: sku.stocks,
    },
  }
}
