import type { Language } from '#contract/wire.ts'

type Words = {
  readonly track: string
  readonly confirmReceipt: string
  readonly remind: string
  readonly addToCart: string
  /** The title of the notification after "Add to cart". */
  readonly added: string
  readonly checkoutTitle: string
  readonly checkout: (time: string) => string
}

/** The texts of push messages that no notice has: the buttons, and the warning about a checkout. */
export const pushWords: Readonly<Record<Language, Words>> = {
  en: {
    track: 'Track',
    confirmReceipt: 'Confirm receipt',
    remind: 'Remind me tonight',
    addToCart: 'Add to cart',
    added: 'Added to your cart',
    checkoutTitle: 'Your prices expire soon',
    checkout: (time) => `Your checkout keeps its prices until ${time}.`,
  },
  zh: {
    track: '查看物流',
    confirmReceipt: '确认收货',
    remind: '今晚提醒我',
    addToCart: '加入购物车',
    added: '已加入购物车',
    checkoutTitle: '价格即将失效',
    checkout: (time) => `结算价格保留至 ${time}。`,
  },
  tr: {
    track: 'Kargo takibi',
    confirmReceipt: 'Teslimatı onayla',
    remind: 'Bu akşam hatırlat',
    addToCart: 'Sepete ekle',
    added: 'Sepetinize eklendi',
    checkoutTitle: 'Fiyatların süresi doluyor',
    checkout: (time) => `Ödeme sayfanızdaki fiyatlar ${time} saatine kadar geçerli.`,
  },
  ru: {
    track: 'Отследить',
    confirmReceipt: 'Подтвердить получение',
    remind: 'Напомнить вечером',
    addToCart: 'В корзину',
    added: 'Добавлено в корзину',
    checkoutTitle: 'Цены действуют ещё недолго',
    checkout: (time) => `Цены в оформлении заказа действуют до ${time}.`,
  },
  pt: {
    track: 'Rastrear',
    confirmReceipt: 'Confirmar recebimento',
    remind: 'Lembrar à noite',
    addToCart: 'Adicionar ao carrinho',
    added: 'Adicionado ao carrinho',
    checkoutTitle: 'Seus preços expiram em breve',
    checkout: (time) => `Os preços da sua compra valem até ${time}.`,
  },
}
