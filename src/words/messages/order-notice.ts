import type { Language } from '#contract/wire.ts'

/** The title of a notice. */
export type NoticeTitle =
  | 'ORDER_PLACED'
  | 'ORDER_PAID'
  | 'ORDER_PROMISED'
  | 'ORDER_CANCELLED'
  | 'ORDER_UNPAID'
  | 'ORDER_SHIPPED'
  | 'ORDER_DELIVERED'
  | 'ORDER_DONE'
  | 'GROUP_FULL'
  | 'GROUP_FAILED'
  | 'REFUND_ASKED'
  | 'REFUND_AGREED'
  | 'REFUND_REFUSED'
  | 'REFUND_PAID'
  | 'REFUND_WITHDRAWN'
  /** A payment arrived after the order was closed and is returned; the amount owed has been returned. */
  | 'PAID_TOO_LATE'
  | 'MONEY_BACK'

/** The data of a notice, with formatted amounts. */
export type NoticeFacts = {
  /** The name of the order's first item, and the number of items. */
  readonly first: string
  readonly count: number
  readonly shop: string
  readonly total: string
  /** The amount that is or was returned; empty where there is none. */
  readonly back: string
  readonly courier: string
  readonly trackingNumber: string
  /** Whether the shop, not the shopper, cancelled the order. */
  readonly isByShop: boolean
}

type Facts = NoticeFacts & { readonly things: string }
type Said = readonly [title: string, message: (facts: Facts) => string]

const words: Readonly<Record<Language, Readonly<Record<NoticeTitle, Said>>>> = {
  en: {
    ORDER_PLACED: ['Order placed', ({ things, total }) => `Pay ${total} within 30 minutes, or it is closed: ${things}`],
    ORDER_PAID: [
      'Payment received',
      ({ things, total, shop }) => `${total} paid. ${shop} is getting it ready: ${things}`,
    ],
    ORDER_PROMISED: ['Order confirmed', ({ things, total }) => `You pay ${total} in cash when it comes: ${things}`],
    ORDER_CANCELLED: [
      'Order cancelled',
      ({ things, shop, back, isByShop }) =>
        `${back && `${back} goes back to you. `}${isByShop ? `${shop} cannot send it: ${things}` : `${shop}: ${things}`}`,
    ],
    ORDER_UNPAID: ['Order closed', ({ things }) => `It was not paid in time. You can order it again: ${things}`],
    ORDER_SHIPPED: [
      'Your order has shipped',
      ({ things, courier, trackingNumber }) => `${courier}, ${trackingNumber}: ${things}`,
    ],
    ORDER_DELIVERED: [
      'Your order has been delivered',
      ({ things }) => `Confirm the receipt once everything is there: ${things}`,
    ],
    ORDER_DONE: ['Order completed', ({ things, shop }) => `Thank you! ${shop}: ${things}`],
    GROUP_FULL: ['Your group is full', ({ things, shop }) => `${shop} is getting it ready: ${things}`],
    GROUP_FAILED: [
      'Your group did not fill',
      ({ things, back }) => `${back && `${back} goes back to you. `}The order is closed: ${things}`,
    ],
    REFUND_ASKED: ['Refund asked for', ({ back, shop }) => `${back}. ${shop} will answer.`],
    REFUND_AGREED: ['Refund agreed', ({ back, shop }) => `${shop} has agreed: ${back} goes back to you.`],
    REFUND_REFUSED: [
      'Refund refused',
      ({ back, shop }) => `${shop} has refused to give ${back} back. Open it to read why.`,
    ],
    REFUND_PAID: ['Refund paid back', ({ back, shop }) => `${back} from ${shop} has gone back to you.`],
    REFUND_WITHDRAWN: ['Refund withdrawn', ({ back, shop }) => `${back} is not asked back from ${shop} any more.`],
    PAID_TOO_LATE: [
      'Your payment came too late',
      ({ things, back }) => `${back} goes back to you. The order was closed already: ${things}`,
    ],
    MONEY_BACK: ['Money paid back', ({ things, back }) => `${back} has gone back to you: ${things}`],
  },
  zh: {
    ORDER_PLACED: ['下单成功', ({ things, total }) => `请在 30 分钟内支付 ${total}，逾期订单将关闭：${things}`],
    ORDER_PAID: ['付款成功', ({ things, total, shop }) => `已付 ${total}，${shop} 正在备货：${things}`],
    ORDER_PROMISED: ['订单已确认', ({ things, total }) => `收货时请以现金支付 ${total}：${things}`],
    ORDER_CANCELLED: [
      '订单已取消',
      ({ things, shop, back, isByShop }) =>
        `${back && `${back} 将退还给您。`}${isByShop ? `${shop} 无法发货：${things}` : `${shop}：${things}`}`,
    ],
    ORDER_UNPAID: ['订单已关闭', ({ things }) => `未在规定时间内付款，您可以重新下单：${things}`],
    ORDER_SHIPPED: [
      '您的订单已发货',
      ({ things, courier, trackingNumber }) => `${courier}，${trackingNumber}：${things}`,
    ],
    ORDER_DELIVERED: ['您的订单已送达', ({ things }) => `收齐商品后请确认收货：${things}`],
    ORDER_DONE: ['订单已完成', ({ things, shop }) => `谢谢惠顾！${shop}：${things}`],
    GROUP_FULL: ['拼团成功', ({ things, shop }) => `${shop} 正在备货：${things}`],
    GROUP_FAILED: ['拼团未成功', ({ things, back }) => `${back && `${back} 将退还给您。`}订单已关闭：${things}`],
    REFUND_ASKED: ['已申请退款', ({ back, shop }) => `${back}，等待 ${shop} 处理。`],
    REFUND_AGREED: ['已同意退款', ({ back, shop }) => `${shop} 已同意，${back} 将退还给您。`],
    REFUND_REFUSED: ['退款被拒绝', ({ back, shop }) => `${shop} 拒绝退还 ${back}，点开可查看原因。`],
    REFUND_PAID: ['退款已到账', ({ back, shop }) => `${shop} 的 ${back} 已退还给您。`],
    REFUND_WITHDRAWN: ['退款申请已撤回', ({ back, shop }) => `不再向 ${shop} 申请退还 ${back}。`],
    PAID_TOO_LATE: ['付款晚了一步', ({ things, back }) => `${back} 将退还给您。订单此前已关闭：${things}`],
    MONEY_BACK: ['钱款已退还', ({ things, back }) => `${back} 已退还给您：${things}`],
  },
  tr: {
    ORDER_PLACED: [
      'Sipariş alındı',
      ({ things, total }) => `30 dakika içinde ${total} ödeyin, yoksa sipariş kapanır: ${things}`,
    ],
    ORDER_PAID: [
      'Ödemeniz alındı',
      ({ things, total, shop }) => `${total} ödendi. ${shop} siparişinizi hazırlıyor: ${things}`,
    ],
    ORDER_PROMISED: ['Siparişiniz onaylandı', ({ things, total }) => `Teslimatta nakit ${total} ödersiniz: ${things}`],
    ORDER_CANCELLED: [
      'Sipariş iptal edildi',
      ({ things, shop, back, isByShop }) =>
        `${back && `${back} size geri ödenecek. `}${isByShop ? `${shop} gönderemiyor: ${things}` : `${shop}: ${things}`}`,
    ],
    ORDER_UNPAID: ['Sipariş kapandı', ({ things }) => `Zamanında ödenmedi. Yeniden sipariş verebilirsiniz: ${things}`],
    ORDER_SHIPPED: [
      'Siparişiniz kargoya verildi',
      ({ things, courier, trackingNumber }) => `${courier}, ${trackingNumber}: ${things}`,
    ],
    ORDER_DELIVERED: [
      'Siparişiniz teslim edildi',
      ({ things }) => `Hepsi elinizdeyse teslim aldığınızı onaylayın: ${things}`,
    ],
    ORDER_DONE: ['Sipariş tamamlandı', ({ things, shop }) => `Teşekkürler! ${shop}: ${things}`],
    GROUP_FULL: ['Grubunuz doldu', ({ things, shop }) => `${shop} siparişinizi hazırlıyor: ${things}`],
    GROUP_FAILED: [
      'Grubunuz dolmadı',
      ({ things, back }) => `${back && `${back} size geri ödenecek. `}Sipariş kapandı: ${things}`,
    ],
    REFUND_ASKED: ['İade istendi', ({ back, shop }) => `${back}. ${shop} yanıt verecek.`],
    REFUND_AGREED: ['İade onaylandı', ({ back, shop }) => `${shop} onayladı: ${back} size geri ödenecek.`],
    REFUND_REFUSED: [
      'İade reddedildi',
      ({ back, shop }) => `${shop}, ${back} iadesini reddetti. Nedenini görmek için açın.`,
    ],
    REFUND_PAID: ['İade ödendi', ({ back, shop }) => `${shop} siparişinizden ${back} size geri ödendi.`],
    REFUND_WITHDRAWN: [
      'İade isteği geri çekildi',
      ({ back, shop }) => `${shop} mağazasından artık ${back} iade istenmiyor.`,
    ],
    PAID_TOO_LATE: [
      'Ödemeniz geç kaldı',
      ({ things, back }) => `${back} size geri ödenecek. Sipariş zaten kapanmıştı: ${things}`,
    ],
    MONEY_BACK: ['Para geri ödendi', ({ things, back }) => `${back} size geri ödendi: ${things}`],
  },
  ru: {
    ORDER_PLACED: [
      'Заказ оформлен',
      ({ things, total }) => `Оплатите ${total} в течение 30\u00a0минут, иначе заказ закроется: ${things}`,
    ],
    ORDER_PAID: [
      'Оплата получена',
      ({ things, total, shop }) => `Оплачено: ${total}. ${shop} собирает заказ: ${things}`,
    ],
    ORDER_PROMISED: [
      'Заказ подтверждён',
      ({ things, total }) => `При получении вы платите ${total} наличными: ${things}`,
    ],
    ORDER_CANCELLED: [
      'Заказ отменён',
      ({ things, shop, back, isByShop }) =>
        `${back && `${back} вернутся к вам. `}${isByShop ? `${shop} не может отправить: ${things}` : `${shop}: ${things}`}`,
    ],
    ORDER_UNPAID: ['Заказ закрыт', ({ things }) => `Заказ не был оплачен вовремя. Его можно оформить снова: ${things}`],
    ORDER_SHIPPED: [
      'Заказ отправлен',
      ({ things, courier, trackingNumber }) => `${courier}, ${trackingNumber}: ${things}`,
    ],
    ORDER_DELIVERED: ['Заказ доставлен', ({ things }) => `Подтвердите получение, если всё на месте: ${things}`],
    ORDER_DONE: ['Заказ завершён', ({ things, shop }) => `Спасибо! ${shop}: ${things}`],
    GROUP_FULL: ['Группа набрана', ({ things, shop }) => `${shop} собирает заказ: ${things}`],
    GROUP_FAILED: [
      'Группа не набралась',
      ({ things, back }) => `${back && `${back} вернутся к вам. `}Заказ закрыт: ${things}`,
    ],
    REFUND_ASKED: ['Возврат запрошен', ({ back, shop }) => `${back}. Ждём ответа магазина ${shop}.`],
    REFUND_AGREED: ['Возврат одобрен', ({ back, shop }) => `${shop}: возврат одобрен, ${back} вернутся к вам.`],
    REFUND_REFUSED: [
      'В возврате отказано',
      ({ back, shop }) => `${shop}: отказ вернуть ${back}. Откройте, чтобы узнать причину.`,
    ],
    REFUND_PAID: ['Деньги возвращены', ({ back, shop }) => `${back} от магазина ${shop} возвращены вам.`],
    REFUND_WITHDRAWN: [
      'Запрос на возврат отозван',
      ({ back, shop }) => `${shop}: возврат ${back} больше не запрашивается.`,
    ],
    PAID_TOO_LATE: [
      'Оплата пришла слишком поздно',
      ({ things, back }) => `${back} вернутся к вам. Заказ уже был закрыт: ${things}`,
    ],
    MONEY_BACK: ['Деньги вернулись', ({ things, back }) => `${back} возвращены вам: ${things}`],
  },
  pt: {
    ORDER_PLACED: [
      'Pedido feito',
      ({ things, total }) => `Pague ${total} em até 30 minutos, ou o pedido é encerrado: ${things}`,
    ],
    ORDER_PAID: [
      'Pagamento recebido',
      ({ things, total, shop }) => `${total} pagos. ${shop} está preparando o pedido: ${things}`,
    ],
    ORDER_PROMISED: [
      'Pedido confirmado',
      ({ things, total }) => `Você paga ${total} em dinheiro na entrega: ${things}`,
    ],
    ORDER_CANCELLED: [
      'Pedido cancelado',
      ({ things, shop, back, isByShop }) =>
        `${back && `Você recebe ${back} de volta. `}${isByShop ? `${shop} não pode enviar: ${things}` : `${shop}: ${things}`}`,
    ],
    ORDER_UNPAID: ['Pedido encerrado', ({ things }) => `Não foi pago a tempo. Você pode pedir de novo: ${things}`],
    ORDER_SHIPPED: [
      'Seu pedido foi enviado',
      ({ things, courier, trackingNumber }) => `${courier}, ${trackingNumber}: ${things}`,
    ],
    ORDER_DELIVERED: [
      'Seu pedido foi entregue',
      ({ things }) => `Confirme o recebimento quando estiver tudo aí: ${things}`,
    ],
    ORDER_DONE: ['Pedido concluído', ({ things, shop }) => `Obrigado! ${shop}: ${things}`],
    GROUP_FULL: ['Seu grupo está completo', ({ things, shop }) => `${shop} está preparando o pedido: ${things}`],
    GROUP_FAILED: [
      'Seu grupo não se completou',
      ({ things, back }) => `${back && `Você recebe ${back} de volta. `}O pedido foi encerrado: ${things}`,
    ],
    REFUND_ASKED: ['Reembolso solicitado', ({ back, shop }) => `${back}. ${shop} vai responder.`],
    REFUND_AGREED: ['Reembolso aprovado', ({ back, shop }) => `${shop} aprovou: você recebe ${back} de volta.`],
    REFUND_REFUSED: [
      'Reembolso recusado',
      ({ back, shop }) => `${shop} recusou devolver ${back}. Abra para ver o motivo.`,
    ],
    REFUND_PAID: ['Reembolsado', ({ back, shop }) => `${shop} devolveu ${back} a você.`],
    REFUND_WITHDRAWN: ['Reembolso retirado', ({ back, shop }) => `${back} não é mais pedido de volta à loja ${shop}.`],
    PAID_TOO_LATE: [
      'Seu pagamento chegou tarde',
      ({ things, back }) => `Você recebe ${back} de volta. O pedido já estava encerrado: ${things}`,
    ],
    MONEY_BACK: ['Dinheiro devolvido', ({ things, back }) => `${back} devolvidos a você: ${things}`],
  },
}

/** The number of items in each language's plural form; a single item needs no number. */
const items: Readonly<Record<Language, (count: number) => string>> = {
  en: (count) => `${count} items`,
  zh: (count) => `共 ${count} 件`,
  tr: (count) => `${count} ürün`,
  ru: (count) =>
    `${count}\u00a0${{ one: 'товар', few: 'товара', many: 'товаров' }[russian.select(count) as 'one' | 'few' | 'many'] ?? 'товара'}`,
  pt: (count) => `${count} itens`,
}
const russian = new Intl.PluralRules('ru')

/**
 * A notice in a language: its title, and one or two short sentences. The item names come last, because a list shows two
 * lines.
 */
export function orderNotice(
  lang: Language,
  title: NoticeTitle,
  facts: NoticeFacts,
): { title: string; message: string } {
  const [said, message] = words[lang][title]
  const things = facts.count > 1 ? `${facts.first} (${items[lang](facts.count)})` : facts.first
  return { title: said, message: message({ ...facts, things }) }
}
