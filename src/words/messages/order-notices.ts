import type { Language } from '#contract/wire.ts'
import type { GroupTitle } from './group-notices.ts'
import type { invitationNotices } from './invitation-notices.ts'
import type { NoticeData } from './notice-data.ts'
import type { NoticeTitle } from './notice-title.ts'
import type { offerNotices } from './offer-notices.ts'
import type { productNotices } from './product-notices.ts'
import type { voucherNotices } from './voucher-notices.ts'

type TemplateData = NoticeData & { readonly products: string }
type Template = readonly [title: string, message: (data: TemplateData) => string]

type OtherTitle =
  | keyof (typeof productNotices)['en']
  | keyof (typeof voucherNotices)['en']
  | keyof (typeof invitationNotices)['en']
  | keyof (typeof offerNotices)['en']
  | GroupTitle

/** The notices about an order, its payment and its refunds. */
export const orderNotices: Readonly<Record<Language, Readonly<Record<Exclude<NoticeTitle, OtherTitle>, Template>>>> = {
  en: {
    ORDER_PLACED: [
      'Order placed',
      ({ products, total }) => `Pay ${total} within 30 minutes, or your order will be cancelled: ${products}`,
    ],
    ORDER_PAID: [
      'Payment received',
      ({ products, total, shop }) =>
        `We received your payment of ${total}. ${shop} is preparing your order: ${products}`,
    ],
    ORDER_PROMISED: ['Order confirmed', ({ products, total }) => `Pay ${total} in cash on delivery: ${products}`],
    ORDER_CANCELLED: [
      'Order cancelled',
      ({ products, shop, back, isByShop }) =>
        `${back && `You’ll get ${back} back. `}${isByShop ? `${shop} can’t ship it: ${products}` : `${shop}: ${products}`}`,
    ],
    ORDER_UNPAID: [
      'Payment window expired',
      ({ products }) => `Your order was cancelled. You can order again: ${products}`,
    ],
    ORDER_SHIPPED: [
      'Your order has shipped',
      ({ products, courier, trackingNumber }) => `${courier}, ${trackingNumber}: ${products}`,
    ],
    ORDER_OUT_FOR_DELIVERY: ['Out for delivery', ({ products }) => `Your parcel arrives today: ${products}`],
    ORDER_DELIVERED: [
      'Your order has been delivered',
      ({ products }) => `Received everything? Confirm receipt: ${products}`,
    ],
    ORDER_DONE: ['Order completed', ({ products, shop }) => `Thank you for your order. ${shop}: ${products}`],
    GROUP_FULL: ['Your team is full', ({ products, shop }) => `${shop} is preparing your order: ${products}`],
    GROUP_FAILED: [
      'Your team didn’t fill up',
      ({ products, back }) => `${back && `You’ll get ${back} back. `}Your order was cancelled: ${products}`,
    ],
    REFUND_ASKED: ['Refund requested', ({ back, shop }) => `${shop} is reviewing your refund request for ${back}.`],
    REFUND_AGREED: ['Refund approved', ({ back, shop }) => `${shop} approved your refund. You’ll get ${back} back.`],
    REFUND_REFUSED: ['Refund declined', ({ back, shop }) => `${shop} declined your refund of ${back}. Tap to see why.`],
    REFUND_PAID: ['Refunded', ({ back, shop }) => `${back} from ${shop} has been refunded.`],
    REFUND_WITHDRAWN: [
      'Refund withdrawn',
      ({ back, shop }) => `You withdrew your refund request for ${back} from ${shop}.`,
    ],
    PAID_TOO_LATE: [
      'Payment received too late',
      ({ products, back }) => `Your order was already cancelled. We’re refunding ${back}: ${products}`,
    ],
    MONEY_BACK: ['Payment refunded', ({ products, back }) => `${back} has been refunded: ${products}`],
    CHARGED_TWICE: [
      'Extra charge',
      ({ products, back }) => `Your card was charged an extra ${back}. We’re refunding it: ${products}`,
    ],
    INSTALLMENT_REMINDER: [
      'Contact your bank',
      ({ products, bank, day }) => `Contact ${bank} by ${day} to set up your instalment plan: ${products}`,
    ],
  },
  zh: {
    ORDER_PLACED: ['下单成功', ({ products, total }) => `请在 30 分钟内支付 ${total}，超时订单将自动取消：${products}`],
    ORDER_PAID: ['付款成功', ({ products, total, shop }) => `已收到付款 ${total}，${shop} 正在备货：${products}`],
    ORDER_PROMISED: ['订单已确认', ({ products, total }) => `收货时请以现金支付 ${total}：${products}`],
    ORDER_CANCELLED: [
      '订单已取消',
      ({ products, shop, back, isByShop }) =>
        `${back && `${back} 将退还给您。`}${isByShop ? `${shop} 无法发货：${products}` : `${shop}：${products}`}`,
    ],
    ORDER_UNPAID: ['付款已超时', ({ products }) => `订单已取消，您可以重新下单：${products}`],
    ORDER_SHIPPED: [
      '您的订单已发货',
      ({ products, courier, trackingNumber }) => `${courier}，${trackingNumber}：${products}`,
    ],
    ORDER_OUT_FOR_DELIVERY: ['正在派送', ({ products }) => `包裹今天送达：${products}`],
    ORDER_DELIVERED: ['您的订单已送达', ({ products }) => `商品都收到了吗？请确认收货：${products}`],
    ORDER_DONE: ['订单已完成', ({ products, shop }) => `感谢您的购买！${shop}：${products}`],
    GROUP_FULL: ['拼团成功', ({ products, shop }) => `${shop} 正在备货：${products}`],
    GROUP_FAILED: ['拼团未成功', ({ products, back }) => `${back && `${back} 将退还给您。`}订单已取消：${products}`],
    REFUND_ASKED: ['已申请退款', ({ back, shop }) => `${shop} 正在处理您的退款申请：${back}。`],
    REFUND_AGREED: ['已同意退款', ({ back, shop }) => `${shop} 已同意退款，${back} 将退还给您。`],
    REFUND_REFUSED: ['已拒绝退款', ({ back, shop }) => `${shop} 拒绝退款 ${back}，点开可查看原因。`],
    REFUND_PAID: ['已退款', ({ back, shop }) => `${shop} 的 ${back} 已退还给您。`],
    REFUND_WITHDRAWN: ['已撤回退款申请', ({ back, shop }) => `您已撤回向 ${shop} 申请的退款 ${back}。`],
    PAID_TOO_LATE: ['付款到账过晚', ({ products, back }) => `订单已取消，${back} 将退还给您：${products}`],
    MONEY_BACK: ['付款已退还', ({ products, back }) => `${back} 已退还给您：${products}`],
    CHARGED_TWICE: ['重复扣款', ({ products, back }) => `您的银行卡多扣了 ${back}，我们将原路退还：${products}`],
    INSTALLMENT_REMINDER: [
      '请联系银行',
      ({ products, bank, day }) => `请在 ${day} 前联系 ${bank} 办理分期：${products}`,
    ],
  },
  tr: {
    ORDER_PLACED: [
      'Sipariş alındı',
      ({ products, total }) => `30 dakika içinde ${total} ödeyin, yoksa siparişiniz iptal edilir: ${products}`,
    ],
    ORDER_PAID: [
      'Ödemeniz alındı',
      ({ products, total, shop }) =>
        `${total} tutarındaki ödemeniz alındı. ${shop} siparişinizi hazırlıyor: ${products}`,
    ],
    ORDER_PROMISED: ['Siparişiniz onaylandı', ({ products, total }) => `Teslimatta nakit ${total} ödeyin: ${products}`],
    ORDER_CANCELLED: [
      'Sipariş iptal edildi',
      ({ products, shop, back, isByShop }) =>
        `${back && `${back} iade edilecek. `}${isByShop ? `${shop} gönderemiyor: ${products}` : `${shop}: ${products}`}`,
    ],
    ORDER_UNPAID: [
      'Ödeme süresi doldu',
      ({ products }) => `Siparişiniz iptal edildi. Yeniden sipariş verebilirsiniz: ${products}`,
    ],
    ORDER_SHIPPED: [
      'Siparişiniz kargoya verildi',
      ({ products, courier, trackingNumber }) => `${courier}, ${trackingNumber}: ${products}`,
    ],
    ORDER_OUT_FOR_DELIVERY: ['Dağıtıma çıktı', ({ products }) => `Kargonuz bugün geliyor: ${products}`],
    ORDER_DELIVERED: [
      'Siparişiniz teslim edildi',
      ({ products }) => `Tüm ürünleri teslim aldınız mı? Teslimatı onaylayın: ${products}`,
    ],
    ORDER_DONE: ['Sipariş tamamlandı', ({ products, shop }) => `Siparişiniz için teşekkürler. ${shop}: ${products}`],
    GROUP_FULL: ['Takımınız doldu', ({ products, shop }) => `${shop} siparişinizi hazırlıyor: ${products}`],
    GROUP_FAILED: [
      'Takımınız dolmadı',
      ({ products, back }) => `${back && `${back} iade edilecek. `}Siparişiniz iptal edildi: ${products}`,
    ],
    REFUND_ASKED: ['İade talep edildi', ({ back, shop }) => `${shop}, ${back} tutarındaki iade talebinizi inceliyor.`],
    REFUND_AGREED: ['İade onaylandı', ({ back, shop }) => `${shop} iade talebinizi onayladı. ${back} iade edilecek.`],
    REFUND_REFUSED: [
      'İade reddedildi',
      ({ back, shop }) => `${shop}, ${back} tutarındaki iade talebinizi reddetti. Nedenini görmek için dokunun.`,
    ],
    REFUND_PAID: ['Para iade edildi', ({ back, shop }) => `${shop} siparişinizden ${back} iade edildi.`],
    REFUND_WITHDRAWN: [
      'İade talebi geri çekildi',
      ({ back, shop }) => `${shop} siparişiniz için ${back} tutarındaki iade talebinizi geri çektiniz.`,
    ],
    PAID_TOO_LATE: [
      'Ödemeniz geç ulaştı',
      ({ products, back }) => `Siparişiniz daha önce iptal edilmişti. ${back} iade edilecek: ${products}`,
    ],
    MONEY_BACK: ['Ödemeniz iade edildi', ({ products, back }) => `${back} iade edildi: ${products}`],
    CHARGED_TWICE: [
      'Fazladan çekim',
      ({ products, back }) => `Kartınızdan fazladan ${back} çekildi. Bu tutar iade edilecek: ${products}`,
    ],
    INSTALLMENT_REMINDER: [
      'Bankanızla iletişime geçin',
      ({ products, bank, day }) => `Taksit planı için ${day} tarihine kadar ${bank} ile iletişime geçin: ${products}`,
    ],
  },
  ru: {
    ORDER_PLACED: [
      'Заказ оформлен',
      ({ products, total }) => `Оплатите ${total} в течение 30\u00a0минут, иначе заказ будет отменён: ${products}`,
    ],
    ORDER_PAID: [
      'Оплата получена',
      ({ products, total, shop }) => `Оплачено: ${total}. ${shop} собирает заказ: ${products}`,
    ],
    ORDER_PROMISED: [
      'Заказ подтверждён',
      ({ products, total }) => `Приготовьте ${total} наличными к доставке: ${products}`,
    ],
    ORDER_CANCELLED: [
      'Заказ отменён',
      ({ products, shop, back, isByShop }) =>
        `${back && `Вернём вам ${back}. `}${isByShop ? `${shop} не может отправить заказ: ${products}` : `${shop}: ${products}`}`,
    ],
    ORDER_UNPAID: [
      'Заказ не оплачен',
      ({ products }) => `Время на оплату истекло, заказ отменён. Его можно оформить снова: ${products}`,
    ],
    ORDER_SHIPPED: [
      'Заказ отправлен',
      ({ products, courier, trackingNumber }) => `${courier}, ${trackingNumber}: ${products}`,
    ],
    ORDER_OUT_FOR_DELIVERY: ['Курьер уже в пути', ({ products }) => `Посылку привезут сегодня: ${products}`],
    ORDER_DELIVERED: ['Заказ доставлен', ({ products }) => `Подтвердите получение, если всё на месте: ${products}`],
    ORDER_DONE: ['Заказ завершён', ({ products, shop }) => `Спасибо! ${shop}: ${products}`],
    GROUP_FULL: ['Команда собрана', ({ products, shop }) => `${shop} собирает заказ: ${products}`],
    GROUP_FAILED: [
      'Команда не собралась',
      ({ products, back }) => `${back && `Вернём вам ${back}. `}Заказ отменён: ${products}`,
    ],
    REFUND_ASKED: ['Возврат запрошен', ({ back, shop }) => `Сумма: ${back}. Магазин ${shop} рассмотрит запрос.`],
    REFUND_AGREED: ['Возврат одобрен', ({ back, shop }) => `Магазин ${shop} одобрил возврат. Вернём вам ${back}.`],
    REFUND_REFUSED: [
      'В возврате отказано',
      ({ back, shop }) => `Магазин ${shop} отказал в возврате ${back}. Откройте, чтобы узнать причину.`,
    ],
    REFUND_PAID: ['Деньги возвращены', ({ back, shop }) => `Вернули вам ${back} за заказ в магазине ${shop}.`],
    REFUND_WITHDRAWN: [
      'Запрос на возврат отозван',
      ({ back, shop }) => `Вы больше не запрашиваете возврат ${back} у магазина ${shop}.`,
    ],
    PAID_TOO_LATE: [
      'Оплата поступила слишком поздно',
      ({ products, back }) => `Вернём вам ${back}. Заказ уже был закрыт: ${products}`,
    ],
    MONEY_BACK: ['Платёж возвращён', ({ products, back }) => `Вернули вам ${back}: ${products}`],
    CHARGED_TWICE: [
      'Лишнее списание',
      ({ products, back }) => `С карты лишний раз списано ${back}. Вернём эту сумму на карту: ${products}`,
    ],
    INSTALLMENT_REMINDER: [
      'Свяжитесь с банком',
      ({ products, bank, day }) => `Чтобы оформить рассрочку, обратитесь в ${bank} до ${day}: ${products}`,
    ],
  },
  pt: {
    ORDER_PLACED: [
      'Pedido feito',
      ({ products, total }) => `Pague ${total} em até 30 minutos, ou o pedido será cancelado: ${products}`,
    ],
    ORDER_PAID: [
      'Pagamento recebido',
      ({ products, total, shop }) => `Pagamento de ${total} recebido. ${shop} está preparando o pedido: ${products}`,
    ],
    ORDER_PROMISED: [
      'Pedido confirmado',
      ({ products, total }) => `Você paga ${total} em dinheiro na entrega: ${products}`,
    ],
    ORDER_CANCELLED: [
      'Pedido cancelado',
      ({ products, shop, back, isByShop }) =>
        `${back && `O valor de ${back} será devolvido. `}${isByShop ? `${shop} não pode enviar o pedido: ${products}` : `${shop}: ${products}`}`,
    ],
    ORDER_UNPAID: [
      'Pedido não pago',
      ({ products }) => `O prazo de pagamento acabou, e o pedido foi cancelado. Você pode pedir de novo: ${products}`,
    ],
    ORDER_SHIPPED: [
      'Seu pedido foi enviado',
      ({ products, courier, trackingNumber }) => `${courier}, ${trackingNumber}: ${products}`,
    ],
    ORDER_OUT_FOR_DELIVERY: ['Saiu para entrega', ({ products }) => `Seu pacote chega hoje: ${products}`],
    ORDER_DELIVERED: [
      'Seu pedido foi entregue',
      ({ products }) => `Confirme o recebimento depois de receber tudo: ${products}`,
    ],
    ORDER_DONE: ['Pedido concluído', ({ products, shop }) => `Obrigado! ${shop}: ${products}`],
    GROUP_FULL: ['Sua equipe está completa', ({ products, shop }) => `${shop} está preparando o pedido: ${products}`],
    GROUP_FAILED: [
      'Sua equipe não se completou',
      ({ products, back }) => `${back && `O valor de ${back} será devolvido. `}O pedido foi cancelado: ${products}`,
    ],
    REFUND_ASKED: ['Reembolso solicitado', ({ back, shop }) => `${back}. ${shop} vai analisar e responder.`],
    REFUND_AGREED: ['Reembolso aprovado', ({ back, shop }) => `${shop} aprovou: o valor de ${back} será devolvido.`],
    REFUND_REFUSED: [
      'Reembolso recusado',
      ({ back, shop }) => `${shop} recusou o reembolso de ${back}. Abra para ver o motivo.`,
    ],
    REFUND_PAID: ['Reembolsado', ({ back, shop }) => `${shop} devolveu ${back} a você.`],
    REFUND_WITHDRAWN: [
      'Solicitação de reembolso cancelada',
      ({ back, shop }) => `O reembolso de ${back} não é mais solicitado à loja ${shop}.`,
    ],
    PAID_TOO_LATE: [
      'Seu pagamento chegou tarde',
      ({ products, back }) => `O valor de ${back} será devolvido. O pedido já estava encerrado: ${products}`,
    ],
    MONEY_BACK: ['Valor devolvido', ({ products, back }) => `Devolvemos ${back} a você: ${products}`],
    CHARGED_TWICE: [
      'Cobrança a mais',
      ({ products, back }) => `Cobramos ${back} a mais do seu cartão. O valor será devolvido ao cartão: ${products}`,
    ],
    INSTALLMENT_REMINDER: [
      'Fale com o banco',
      ({ products, bank, day }) => `Para parcelar, fale com ${bank} até ${day}: ${products}`,
    ],
  },
}
