import type { Language } from '#contract/wire.ts'

/** The data of an automatic answer, as formatted texts; an answer uses those that its kind needs. */
type AnswerData = {
  readonly product: string
  /** The variants in stock; empty for a product without variants. */
  readonly variants: string
  readonly order: string
  /** The days of the expected arrival. */
  readonly days: string
  readonly courier: string
  readonly trackingNumber: string
  /** Empty for free delivery. */
  readonly fee: string
  /** The value of goods from which delivery is free; empty where the value does not change the fee. */
  readonly freeFrom: string
  /** The days after delivery within which a refund may be requested, and the working days until the money is back. */
  readonly returnDays: string
  readonly workingDays: string
}

/** PERSON hands over: the assistant does not know, or the shopper wants a person. */
export const answerKinds = [
  'GREETING',
  'THANKS',
  'PERSON',
  'ORDER_UNPAID',
  'ORDER_PREPARED',
  'ORDER_SHIPPED',
  'ORDER_DELIVERED',
  'ORDER_CLOSED',
  'NO_ORDER',
  'DELIVERY',
  'DELIVERY_UNKNOWN',
  'IN_STOCK',
  'OUT_OF_STOCK',
  'WHICH_PRODUCT',
  'RETURNS',
  'PAYMENT',
  'CASH',
  'NO_CASH',
] as const
export type AnswerKind = (typeof answerKinds)[number]
/** An answer of the assistant with its data. */
export type Answer = { readonly kind: AnswerKind } & Partial<AnswerData>

type Templates = Readonly<Record<AnswerKind, (data: AnswerData) => string>>

const words: Readonly<Record<Language, Templates>> = {
  en: {
    GREETING: () => 'Hello! Ask me about your order, delivery, stock and sizes, returns or payment.',
    THANKS: () => 'You’re welcome!',
    PERSON: () => 'I can’t answer that. A person will answer here as soon as possible.',
    ORDER_UNPAID: ({ order }) => `Order ${order} isn’t paid yet. You can pay it on the order’s page.`,
    ORDER_PREPARED: ({ order, days }) =>
      `Order ${order} is being prepared and hasn’t shipped yet. It should arrive ${days}.`,
    ORDER_SHIPPED: ({ order, days, courier, trackingNumber }) =>
      `Order ${order} is on its way with ${courier}, tracking number ${trackingNumber}. It should arrive ${days}.`,
    ORDER_DELIVERED: ({ order }) => `Order ${order} has been delivered.`,
    ORDER_CLOSED: ({ order }) => `Order ${order} was cancelled.`,
    NO_ORDER: () => 'I couldn’t find an order of yours here. Send the order number and a person will answer.',
    DELIVERY: ({ product, fee, freeFrom, days }) =>
      `${product}: ${fee ? `delivery costs ${fee}${freeFrom && `, free from ${freeFrom}`}` : 'delivery is free'}. It should arrive ${days}.`,
    DELIVERY_UNKNOWN: () => 'The delivery fee and the day of arrival are on the page of each product and in your cart.',
    IN_STOCK: ({ product, variants }) =>
      variants ? `${product} is in stock in: ${variants}.` : `${product} is in stock.`,
    OUT_OF_STOCK: ({ product }) => `${product} is out of stock in your region.`,
    WHICH_PRODUCT: () => 'Which product do you mean? Ask from the product’s page, so that I can look it up.',
    RETURNS: ({ returnDays, workingDays }) =>
      `You can request a refund on the order’s page until ${returnDays} days after delivery. Once it is approved, you’ll get your money back within ${workingDays} working days.`,
    PAYMENT: () =>
      'You can pay by card or with a saved card, and for many products with cash on delivery. The checkout shows what is possible.',
    CASH: ({ product }) => `You can pay for ${product} by card, with a saved card or with cash on delivery.`,
    NO_CASH: ({ product }) => `You can pay for ${product} by card or with a saved card, but not with cash on delivery.`,
  },
  zh: {
    GREETING: () => '您好！您可以问我订单、配送、库存和尺码、退款或付款的问题。',
    THANKS: () => '不客气！',
    PERSON: () => '这个问题我无法回答，工作人员会尽快在这里回复您。',
    ORDER_UNPAID: ({ order }) => `订单 ${order} 尚未付款，您可以在订单页面付款。`,
    ORDER_PREPARED: ({ order, days }) => `订单 ${order} 正在备货，尚未发货，预计 ${days} 送达。`,
    ORDER_SHIPPED: ({ order, days, courier, trackingNumber }) =>
      `订单 ${order} 已由 ${courier} 发出，运单号 ${trackingNumber}，预计 ${days} 送达。`,
    ORDER_DELIVERED: ({ order }) => `订单 ${order} 已送达。`,
    ORDER_CLOSED: ({ order }) => `订单 ${order} 已取消。`,
    NO_ORDER: () => '没有找到您在这里的订单。请发送订单号，工作人员会回复您。',
    DELIVERY: ({ product, fee, freeFrom, days }) =>
      `${product}：${fee ? `运费 ${fee}${freeFrom && `，满 ${freeFrom} 免运费`}` : '免运费'}，预计 ${days} 送达。`,
    DELIVERY_UNKNOWN: () => '每件商品的页面和购物车都会显示运费和预计送达日期。',
    IN_STOCK: ({ product, variants }) => (variants ? `${product} 有货：${variants}。` : `${product} 有货。`),
    OUT_OF_STOCK: ({ product }) => `${product} 在您的地区缺货。`,
    WHICH_PRODUCT: () => '您指的是哪件商品？请从商品页面提问，我就能为您查询。',
    RETURNS: ({ returnDays, workingDays }) =>
      `送达后 ${returnDays} 天内，您可以在订单页面申请退款。批准后，款项将在 ${workingDays} 个工作日内退回。`,
    PAYMENT: () => '您可以使用银行卡或已保存的银行卡付款，许多商品支持货到付款。结算页面会显示可用的方式。',
    CASH: ({ product }) => `${product} 支持银行卡、已保存的银行卡或货到付款。`,
    NO_CASH: ({ product }) => `${product} 支持银行卡或已保存的银行卡付款，不支持货到付款。`,
  },
  tr: {
    GREETING: () => 'Merhaba! Bana siparişiniz, teslimat, stok ve beden, iade veya ödeme hakkında soru sorabilirsiniz.',
    THANKS: () => 'Rica ederim!',
    PERSON: () => 'Bunu yanıtlayamıyorum. Bir yetkili en kısa sürede buradan yanıtlayacak.',
    ORDER_UNPAID: ({ order }) => `${order} numaralı sipariş henüz ödenmedi. Sipariş sayfasından ödeyebilirsiniz.`,
    ORDER_PREPARED: ({ order, days }) =>
      `${order} numaralı sipariş hazırlanıyor, henüz kargoya verilmedi. Tahmini teslimat: ${days}.`,
    ORDER_SHIPPED: ({ order, days, courier, trackingNumber }) =>
      `${order} numaralı sipariş ${courier} ile yolda, takip numarası ${trackingNumber}. Tahmini teslimat: ${days}.`,
    ORDER_DELIVERED: ({ order }) => `${order} numaralı sipariş teslim edildi.`,
    ORDER_CLOSED: ({ order }) => `${order} numaralı sipariş iptal edildi.`,
    NO_ORDER: () => 'Burada bir siparişinizi bulamadım. Sipariş numarasını gönderirseniz bir yetkili yanıtlayacak.',
    DELIVERY: ({ product, fee, freeFrom, days }) =>
      `${product}: ${fee ? `kargo ücreti ${fee}${freeFrom && `, ${freeFrom} ve üzeri ücretsiz`}` : 'kargo ücretsiz'}. Tahmini teslimat: ${days}.`,
    DELIVERY_UNKNOWN: () => 'Kargo ücreti ve tahmini teslim tarihi her ürünün sayfasında ve sepetinizde yazar.',
    IN_STOCK: ({ product, variants }) => (variants ? `${product} stokta var: ${variants}.` : `${product} stokta var.`),
    OUT_OF_STOCK: ({ product }) => `${product} bölgenizde stokta yok.`,
    WHICH_PRODUCT: () => 'Hangi ürünü soruyorsunuz? Ürünün sayfasından sorarsanız bakabilirim.',
    RETURNS: ({ returnDays, workingDays }) =>
      `Teslimattan sonraki ${returnDays} gün içinde sipariş sayfasından iade talep edebilirsiniz. Onaylandıktan sonra para ${workingDays} iş günü içinde hesabınıza geçer.`,
    PAYMENT: () =>
      'Kartla veya kayıtlı kartla, birçok üründe kapıda nakit ödeyebilirsiniz. Seçenekler ödeme sayfasında görünür.',
    CASH: ({ product }) => `${product} kartla, kayıtlı kartla veya kapıda nakit ödenebilir.`,
    NO_CASH: ({ product }) => `${product} kartla veya kayıtlı kartla ödenebilir, kapıda nakit ödenemez.`,
  },
  ru: {
    GREETING: () => 'Здравствуйте! Спросите меня о заказе, доставке, наличии и размерах, возврате или оплате.',
    THANKS: () => 'Пожалуйста!',
    PERSON: () => 'На этот вопрос я не могу ответить. Сотрудник ответит здесь как можно скорее.',
    ORDER_UNPAID: ({ order }) => `Заказ ${order} ещё не оплачен. Оплатить его можно на странице заказа.`,
    ORDER_PREPARED: ({ order, days }) => `Заказ ${order} собирают, он ещё не отправлен. Ожидаемая доставка: ${days}.`,
    ORDER_SHIPPED: ({ order, days, courier, trackingNumber }) =>
      `Заказ ${order} в пути: ${courier}, трек-номер ${trackingNumber}. Ожидаемая доставка: ${days}.`,
    ORDER_DELIVERED: ({ order }) => `Заказ ${order} доставлен.`,
    ORDER_CLOSED: ({ order }) => `Заказ ${order} отменён.`,
    NO_ORDER: () => 'Я не нашёл здесь вашего заказа. Пришлите номер заказа, и сотрудник вам ответит.',
    DELIVERY: ({ product, fee, freeFrom, days }) =>
      `${product}: ${fee ? `доставка стоит ${fee}${freeFrom && `, бесплатно от ${freeFrom}`}` : 'доставка бесплатная'}. Ожидаемая доставка: ${days}.`,
    DELIVERY_UNKNOWN: () => 'Стоимость и срок доставки указаны на странице каждого товара и в корзине.',
    IN_STOCK: ({ product, variants }) =>
      variants ? `${product} есть в наличии: ${variants}.` : `${product} есть в наличии.`,
    OUT_OF_STOCK: ({ product }) => `${product}: в вашем регионе нет в наличии.`,
    WHICH_PRODUCT: () => 'О каком товаре речь? Задайте вопрос со страницы товара, и я посмотрю.',
    RETURNS: ({ returnDays, workingDays }) =>
      `Запросить возврат денег можно на странице заказа в течение ${returnDays} дней после доставки. После одобрения деньги вернутся в срок до ${workingDays} рабочих дней.`,
    PAYMENT: () =>
      'Оплатить можно картой или сохранённой картой, а многие товары — наличными при получении. Способы видны при оформлении заказа.',
    CASH: ({ product }) => `${product}: можно оплатить картой, сохранённой картой или наличными при получении.`,
    NO_CASH: ({ product }) =>
      `${product}: можно оплатить картой или сохранённой картой, но не наличными при получении.`,
  },
  pt: {
    GREETING: () => 'Olá! Pergunte sobre seu pedido, entrega, estoque e tamanhos, devoluções ou pagamento.',
    THANKS: () => 'De nada!',
    PERSON: () => 'Não sei responder a isso. Uma pessoa vai responder aqui assim que possível.',
    ORDER_UNPAID: ({ order }) => `O pedido ${order} ainda não foi pago. Você pode pagar na página do pedido.`,
    ORDER_PREPARED: ({ order, days }) =>
      `O pedido ${order} está sendo preparado e ainda não foi enviado. Entrega prevista: ${days}.`,
    ORDER_SHIPPED: ({ order, days, courier, trackingNumber }) =>
      `O pedido ${order} está a caminho com ${courier}, código de rastreio ${trackingNumber}. Entrega prevista: ${days}.`,
    ORDER_DELIVERED: ({ order }) => `O pedido ${order} foi entregue.`,
    ORDER_CLOSED: ({ order }) => `O pedido ${order} foi cancelado.`,
    NO_ORDER: () => 'Não encontrei um pedido seu aqui. Envie o número do pedido, e uma pessoa vai responder.',
    DELIVERY: ({ product, fee, freeFrom, days }) =>
      `${product}: ${fee ? `o frete custa ${fee}${freeFrom && `, grátis a partir de ${freeFrom}`}` : 'frete grátis'}. Entrega prevista: ${days}.`,
    DELIVERY_UNKNOWN: () => 'O frete e a data prevista de entrega estão na página de cada produto e no carrinho.',
    IN_STOCK: ({ product, variants }) =>
      variants ? `${product} está em estoque: ${variants}.` : `${product} está em estoque.`,
    OUT_OF_STOCK: ({ product }) => `${product} está sem estoque na sua região.`,
    WHICH_PRODUCT: () => 'De qual produto você fala? Pergunte pela página do produto, e eu verifico.',
    RETURNS: ({ returnDays, workingDays }) =>
      `Você pode solicitar reembolso na página do pedido até ${returnDays} dias após a entrega. Depois de aprovado, o dinheiro volta em até ${workingDays} dias úteis.`,
    PAYMENT: () =>
      'Você pode pagar com cartão ou cartão salvo, e muitos produtos em dinheiro na entrega. A finalização da compra mostra as opções.',
    CASH: ({ product }) => `${product} pode ser pago com cartão, cartão salvo ou dinheiro na entrega.`,
    NO_CASH: ({ product }) => `${product} pode ser pago com cartão ou cartão salvo, mas não em dinheiro na entrega.`,
  },
}

const none: AnswerData = {
  product: '',
  variants: '',
  order: '',
  days: '',
  courier: '',
  trackingNumber: '',
  fee: '',
  freeFrom: '',
  returnDays: '',
  workingDays: '',
}

/** The text of an answer of the chat assistant in a language. */
export const assistantAnswer = (lang: Language, { kind, ...data }: Answer): string =>
  // A value may end with the full stop of an abbreviation ("28 нояб."), which also ends the sentence.
  words[lang][kind]({ ...none, ...data }).replace(/(?<!\.)\.\.(?!\.)/g, '.')
