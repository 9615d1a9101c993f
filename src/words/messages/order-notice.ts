import type { Language } from '../../contract/wire.ts'

/** What a notice says first. */
export type NoticeTitle =
  | 'ORDER_PLACED' | 'ORDER_PAID' | 'ORDER_PROMISED' | 'ORDER_CANCELLED' | 'ORDER_UNPAID' | 'ORDER_SHIPPED' | 'ORDER_DELIVERED' | 'ORDER_DONE' | 'GROUP_FULL' | 'GROUP_FAILED'
  | 'REFUND_ASKED' | 'REFUND_AGREED' | 'REFUND_REFUSED' | 'REFUND_PAID' | 'REFUND_WITHDRAWN'
  /** A payment that came when the order was closed: it goes back. And: what was owed has gone back. */
  | 'PAID_TOO_LATE' | 'MONEY_BACK'

/** What a notice tells of; amounts as a shopper reads them. */
export type NoticeFacts = {
  /** The first thing of the order, by its name, and how many things it has. */
  readonly first: string
  readonly count: number
  readonly shop: string
  readonly total: string
  /** What comes back, or has come back; empty where nothing does. */
  readonly back: string
  readonly courier: string
  readonly trackingNumber: string
  /** The shop, and not the shopper, has cancelled it. */
  readonly isByShop: boolean
}

type Facts = NoticeFacts & { readonly things: string }
type Said = readonly [title: string, message: (facts: Facts) => string]

const parcel = ({ courier, trackingNumber }: Facts) => [courier, trackingNumber].filter((part) => part !== '').join(', ')

const words: Readonly<Record<Language, Readonly<Record<NoticeTitle, Said>>>> = {
  en: {
    ORDER_PLACED: ['Order placed', ({ things, total }) => `${things}. Pay ${total} within 30 minutes, or it is closed.`],
    ORDER_PAID: ['Payment received', ({ things, total, shop }) => `${total} for ${things}. ${shop} is getting it ready.`],
    ORDER_PROMISED: ['Order confirmed', ({ things, total }) => `${things}. You pay ${total} in cash when it comes.`],
    ORDER_CANCELLED: ['Order cancelled', ({ things, shop, back, isByShop }) => `${isByShop ? `${shop} cannot send ${things}.` : `${things} from ${shop}.`}${back && ` ${back} goes back to you.`}`],
    ORDER_UNPAID: ['Order closed', ({ things }) => `${things}: it was not paid in time. You can order it again.`],
    ORDER_SHIPPED: ['Your order has shipped', (facts) => `${facts.things}. ${parcel(facts)}`],
    ORDER_DELIVERED: ['Your order has been delivered', ({ things }) => `${things}. Confirm the receipt once everything is there.`],
    ORDER_DONE: ['Order completed', ({ things, shop }) => `${things} from ${shop}. Thank you!`],
    GROUP_FULL: ['Your group is full', ({ things, shop }) => `${things}: ${shop} is getting it ready.`],
    GROUP_FAILED: ['Your group did not fill', ({ things, back }) => `${things}: the order is closed.${back && ` ${back} goes back to you.`}`],
    REFUND_ASKED: ['Refund asked for', ({ back, shop }) => `${back}. ${shop} will answer.`],
    REFUND_AGREED: ['Refund agreed', ({ back, shop }) => `${shop} has agreed: ${back} goes back to you.`],
    REFUND_REFUSED: ['Refund refused', ({ back, shop }) => `${shop} has refused to give ${back} back. Open it to read why.`],
    REFUND_PAID: ['Refund paid back', ({ back, shop }) => `${back} from ${shop} has gone back to you.`],
    REFUND_WITHDRAWN: ['Refund withdrawn', ({ back, shop }) => `${back} is not asked back from ${shop} any more.`],
    PAID_TOO_LATE: ['Your payment came too late', ({ things, back }) => `The order was closed already: ${things}. ${back} goes back to you.`],
    MONEY_BACK: ['Money paid back', ({ back, things }) => `${back} for ${things} has gone back to you.`],
  },
  zh: {
    ORDER_PLACED: ['下单成功', ({ things, total }) => `${things}。请在 30 分钟内支付 ${total}，逾期订单将关闭。`],
    ORDER_PAID: ['付款成功', ({ things, total, shop }) => `${things}，已付 ${total}。${shop} 正在备货。`],
    ORDER_PROMISED: ['订单已确认', ({ things, total }) => `${things}。收货时请以现金支付 ${total}。`],
    ORDER_CANCELLED: ['订单已取消', ({ things, shop, back, isByShop }) => `${isByShop ? `${shop} 无法发货：${things}。` : `${shop}：${things}。`}${back && `${back} 将退还给您。`}`],
    ORDER_UNPAID: ['订单已关闭', ({ things }) => `${things}：未在规定时间内付款。您可以重新下单。`],
    ORDER_SHIPPED: ['您的订单已发货', (facts) => `${facts.things}。${parcel(facts)}`],
    ORDER_DELIVERED: ['您的订单已送达', ({ things }) => `${things}。收齐商品后请确认收货。`],
    ORDER_DONE: ['订单已完成', ({ things, shop }) => `${shop}：${things}。谢谢惠顾！`],
    GROUP_FULL: ['拼团成功', ({ things, shop }) => `${things}：${shop} 正在备货。`],
    GROUP_FAILED: ['拼团未成功', ({ things, back }) => `${things}：订单已关闭。${back && `${back} 将退还给您。`}`],
    REFUND_ASKED: ['已申请退款', ({ back, shop }) => `${back}，等待 ${shop} 处理。`],
    REFUND_AGREED: ['已同意退款', ({ back, shop }) => `${shop} 已同意，${back} 将退还给您。`],
    REFUND_REFUSED: ['退款被拒绝', ({ back, shop }) => `${shop} 拒绝退还 ${back}，点开可查看原因。`],
    REFUND_PAID: ['退款已到账', ({ back, shop }) => `${shop} 的 ${back} 已退还给您。`],
    REFUND_WITHDRAWN: ['退款申请已撤回', ({ back, shop }) => `不再向 ${shop} 申请退还 ${back}。`],
    PAID_TOO_LATE: ['付款晚了一步', ({ things, back }) => `订单此前已关闭：${things}。${back} 将退还给您。`],
    MONEY_BACK: ['钱款已退还', ({ back, things }) => `${things} 的 ${back} 已退还给您。`],
  },
  tr: {
    ORDER_PLACED: ['Sipariş alındı', ({ things, total }) => `${things}. 30 dakika içinde ${total} ödeyin, yoksa sipariş kapanır.`],
    ORDER_PAID: ['Ödemeniz alındı', ({ things, total, shop }) => `${things}: ${total}. ${shop} siparişinizi hazırlıyor.`],
    ORDER_PROMISED: ['Siparişiniz onaylandı', ({ things, total }) => `${things}. Teslimatta nakit ${total} ödersiniz.`],
    ORDER_CANCELLED: ['Sipariş iptal edildi', ({ things, shop, back, isByShop }) => `${isByShop ? `${shop} gönderemiyor: ${things}.` : `${shop}: ${things}.`}${back && ` ${back} size geri ödenecek.`}`],
    ORDER_UNPAID: ['Sipariş kapandı', ({ things }) => `${things}: zamanında ödenmedi. Yeniden sipariş verebilirsiniz.`],
    ORDER_SHIPPED: ['Siparişiniz kargoya verildi', (facts) => `${facts.things}. ${parcel(facts)}`],
    ORDER_DELIVERED: ['Siparişiniz teslim edildi', ({ things }) => `${things}. Hepsi elinizdeyse teslim aldığınızı onaylayın.`],
    ORDER_DONE: ['Sipariş tamamlandı', ({ things, shop }) => `${shop}: ${things}. Teşekkürler!`],
    GROUP_FULL: ['Grubunuz doldu', ({ things, shop }) => `${things}: ${shop} siparişinizi hazırlıyor.`],
    GROUP_FAILED: ['Grubunuz dolmadı', ({ things, back }) => `${things}: sipariş kapandı.${back && ` ${back} size geri ödenecek.`}`],
    REFUND_ASKED: ['İade istendi', ({ back, shop }) => `${back}. ${shop} yanıt verecek.`],
    REFUND_AGREED: ['İade onaylandı', ({ back, shop }) => `${shop} onayladı: ${back} size geri ödenecek.`],
    REFUND_REFUSED: ['İade reddedildi', ({ back, shop }) => `${shop}, ${back} iadesini reddetti. Nedenini görmek için açın.`],
    REFUND_PAID: ['İade ödendi', ({ back, shop }) => `${shop} siparişinizden ${back} size geri ödendi.`],
    REFUND_WITHDRAWN: ['İade isteği geri çekildi', ({ back, shop }) => `${shop} mağazasından artık ${back} iade istenmiyor.`],
    PAID_TOO_LATE: ['Ödemeniz geç kaldı', ({ things, back }) => `Sipariş zaten kapanmıştı: ${things}. ${back} size geri ödenecek.`],
    MONEY_BACK: ['Para geri ödendi', ({ back, things }) => `${things} için ${back} size geri ödendi.`],
  },
  ru: {
    ORDER_PLACED: ['Заказ оформлен', ({ things, total }) => `${things}. Оплатите ${total} в течение 30\u00a0минут, иначе заказ закроется.`],
    ORDER_PAID: ['Оплата получена', ({ things, total, shop }) => `${things}: ${total}. ${shop} собирает заказ.`],
    ORDER_PROMISED: ['Заказ подтверждён', ({ things, total }) => `${things}. При получении вы платите ${total} наличными.`],
    ORDER_CANCELLED: ['Заказ отменён', ({ things, shop, back, isByShop }) => `${isByShop ? `${shop} не может отправить: ${things}.` : `${shop}: ${things}.`}${back && ` ${back} вернутся к вам.`}`],
    ORDER_UNPAID: ['Заказ закрыт', ({ things }) => `${things}: заказ не был оплачен вовремя. Его можно оформить снова.`],
    ORDER_SHIPPED: ['Заказ отправлен', (facts) => `${facts.things}. ${parcel(facts)}`],
    ORDER_DELIVERED: ['Заказ доставлен', ({ things }) => `${things}. Подтвердите получение, если всё на месте.`],
    ORDER_DONE: ['Заказ завершён', ({ things, shop }) => `${shop}: ${things}. Спасибо!`],
    GROUP_FULL: ['Группа набрана', ({ things, shop }) => `${things}: ${shop} собирает заказ.`],
    GROUP_FAILED: ['Группа не набралась', ({ things, back }) => `${things}: заказ закрыт.${back && ` ${back} вернутся к вам.`}`],
    REFUND_ASKED: ['Возврат запрошен', ({ back, shop }) => `${back}. Ждём ответа магазина ${shop}.`],
    REFUND_AGREED: ['Возврат одобрен', ({ back, shop }) => `${shop}: возврат одобрен, ${back} вернутся к вам.`],
    REFUND_REFUSED: ['В возврате отказано', ({ back, shop }) => `${shop}: отказ вернуть ${back}. Откройте, чтобы узнать причину.`],
    REFUND_PAID: ['Деньги возвращены', ({ back, shop }) => `${back} от магазина ${shop} возвращены вам.`],
    REFUND_WITHDRAWN: ['Запрос на возврат отозван', ({ back, shop }) => `${shop}: возврат ${back} больше не запрашивается.`],
    PAID_TOO_LATE: ['Оплата пришла слишком поздно', ({ things, back }) => `Заказ уже был закрыт: ${things}. ${back} вернутся к вам.`],
    MONEY_BACK: ['Деньги вернулись', ({ back, things }) => `${things}: ${back} возвращены вам.`],
  },
  pt: {
    ORDER_PLACED: ['Pedido feito', ({ things, total }) => `${things}. Pague ${total} em até 30 minutos, ou o pedido é encerrado.`],
    ORDER_PAID: ['Pagamento recebido', ({ things, total, shop }) => `${things}: ${total}. ${shop} está preparando o pedido.`],
    ORDER_PROMISED: ['Pedido confirmado', ({ things, total }) => `${things}. Você paga ${total} em dinheiro na entrega.`],
    ORDER_CANCELLED: ['Pedido cancelado', ({ things, shop, back, isByShop }) => `${isByShop ? `${shop} não pode enviar: ${things}.` : `${shop}: ${things}.`}${back && ` Você recebe ${back} de volta.`}`],
    ORDER_UNPAID: ['Pedido encerrado', ({ things }) => `${things}: não foi pago a tempo. Você pode pedir de novo.`],
    ORDER_SHIPPED: ['Seu pedido foi enviado', (facts) => `${facts.things}. ${parcel(facts)}`],
    ORDER_DELIVERED: ['Seu pedido foi entregue', ({ things }) => `${things}. Confirme o recebimento quando estiver tudo aí.`],
    ORDER_DONE: ['Pedido concluído', ({ things, shop }) => `${shop}: ${things}. Obrigado!`],
    GROUP_FULL: ['Seu grupo está completo', ({ things, shop }) => `${things}: ${shop} está preparando o pedido.`],
    GROUP_FAILED: ['Seu grupo não se completou', ({ things, back }) => `${things}: o pedido foi encerrado.${back && ` Você recebe ${back} de volta.`}`],
    REFUND_ASKED: ['Reembolso solicitado', ({ back, shop }) => `${back}. ${shop} vai responder.`],
    REFUND_AGREED: ['Reembolso aprovado', ({ back, shop }) => `${shop} aprovou: você recebe ${back} de volta.`],
    REFUND_REFUSED: ['Reembolso recusado', ({ back, shop }) => `${shop} recusou devolver ${back}. Abra para ver o motivo.`],
    REFUND_PAID: ['Reembolsado', ({ back, shop }) => `${shop} devolveu ${back} a você.`],
    REFUND_WITHDRAWN: ['Reembolso retirado', ({ back, shop }) => `${back} não é mais pedido de volta à loja ${shop}.`],
    PAID_TOO_LATE: ['Seu pagamento chegou tarde', ({ things, back }) => `O pedido já estava encerrado: ${things}. Você recebe ${back} de volta.`],
    MONEY_BACK: ['Dinheiro devolvido', ({ back, things }) => `${things}: ${back} foi devolvido a você.`],
  },
}

/** How many things, as each language counts; one needs no number. */
const items: Readonly<Record<Language, (count: number) => string>> = {
  en: (count) => `${count} items`,
  zh: (count) => `共 ${count} 件`,
  tr: (count) => `${count} ürün`,
  ru: (count) => `${count}\u00a0${{ one: 'товар', few: 'товара', many: 'товаров' }[russian.select(count) as 'one' | 'few' | 'many'] ?? 'товара'}`,
  pt: (count) => `${count} itens`,
}
const russian = new Intl.PluralRules('ru')

/** A notice in a language: its title and one or two short sentences. */
export function orderNotice(lang: Language, title: NoticeTitle, facts: NoticeFacts): { title: string; message: string } {
  const [said, message] = words[lang][title]
  const things = facts.count > 1 ? `${facts.first} (${items[lang](facts.count)})` : facts.first
  return { title: said, message: message({ ...facts, things }).trim() }
}
