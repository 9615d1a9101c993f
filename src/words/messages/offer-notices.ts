import type { Language } from '#contract/wire.ts'

/** The notices of a seller about an offered item (docs/product.md#pre-loved). */
const offerTitles = [
  'OFFER_LISTED',
  'OFFER_DECLINED',
  'OFFER_SOLD',
  'OFFER_RELISTED',
  'OFFER_RECEIVED',
  'OFFER_RETURNED',
  'OFFER_PAID_OUT',
] as const
export type OfferTitle = (typeof offerTitles)[number]

/** The item's title, its price, the mall's reason, and the day of the payout. */
type Data = { readonly first: string; readonly total: string; readonly reason: string; readonly day: string }
type Template = readonly [title: string, message: (data: Data) => string]

/** The texts of these notices; the item's title comes last, because a list shows two lines. */
export const offerNotices: Readonly<Record<Language, Readonly<Record<OfferTitle, Template>>>> = {
  en: {
    OFFER_LISTED: ['Your item is listed', ({ first, total }) => `Buyers can now see it for ${total}: ${first}`],
    OFFER_DECLINED: ['Your item was declined', ({ first, reason }) => `${reason} You can change the listing: ${first}`],
    OFFER_SOLD: [
      'Your item is sold',
      ({ first, total }) => `The buyer paid ${total}. Pack it for the courier: ${first}`,
    ],
    OFFER_RELISTED: ['Your item is listed again', ({ first }) => `The order was cancelled: ${first}`],
    OFFER_RECEIVED: [
      'The buyer has your item',
      ({ first, total, day }) => `You’ll be paid ${total} from ${day}: ${first}`,
    ],
    OFFER_RETURNED: [
      'The buyer got a refund',
      ({ first }) => `The item is coming back to you, so there’s no payout: ${first}`,
    ],
    OFFER_PAID_OUT: ['You were paid', ({ first, total }) => `We paid you ${total}: ${first}`],
  },
  zh: {
    OFFER_LISTED: ['您的闲置已上架', ({ first, total }) => `现以 ${total} 出售：${first}`],
    OFFER_DECLINED: ['您的闲置未通过审核', ({ first, reason }) => `${reason} 您可以修改后重新提交：${first}`],
    OFFER_SOLD: ['您的闲置已售出', ({ first, total }) => `买家已付款 ${total}，请打包等待快递：${first}`],
    OFFER_RELISTED: ['您的闲置已重新上架', ({ first }) => `订单已取消：${first}`],
    OFFER_RECEIVED: ['买家已收到商品', ({ first, total, day }) => `${day} 起可获得 ${total}：${first}`],
    OFFER_RETURNED: ['已退款给买家', ({ first }) => `商品将退回给您，我们不再向您打款：${first}`],
    OFFER_PAID_OUT: ['款项已支付', ({ first, total }) => `我们已向您支付 ${total}：${first}`],
  },
  tr: {
    OFFER_LISTED: ['Ürününüz yayında', ({ first, total }) => `Alıcılar ürünü ${total} fiyatıyla görüyor: ${first}`],
    OFFER_DECLINED: ['Ürününüz reddedildi', ({ first, reason }) => `${reason} İlanı değiştirebilirsiniz: ${first}`],
    OFFER_SOLD: ['Ürününüz satıldı', ({ first, total }) => `${total} ödendi. Kurye için paketleyin: ${first}`],
    OFFER_RELISTED: ['Ürününüz yeniden yayında', ({ first }) => `Sipariş iptal edildi: ${first}`],
    OFFER_RECEIVED: [
      'Alıcı ürününüzü aldı',
      ({ first, total, day }) => `${day} tarihinden itibaren ${total} alırsınız: ${first}`,
    ],
    OFFER_RETURNED: ['Alıcıya para iade edildi', ({ first }) => `Ürün size geri döner, ödeme yapılmaz: ${first}`],
    OFFER_PAID_OUT: ['Ödemeniz yapıldı', ({ first, total }) => `Size ${total} ödedik: ${first}`],
  },
  ru: {
    OFFER_LISTED: ['Ваша вещь выставлена', ({ first, total }) => `Покупатели видят её по цене ${total}: ${first}`],
    OFFER_DECLINED: ['Ваша вещь отклонена', ({ first, reason }) => `${reason} Объявление можно изменить: ${first}`],
    OFFER_SOLD: ['Ваша вещь продана', ({ first, total }) => `Оплачено: ${total}. Упакуйте для курьера: ${first}`],
    OFFER_RELISTED: ['Ваша вещь снова выставлена', ({ first }) => `Заказ отменён: ${first}`],
    OFFER_RECEIVED: ['Покупатель получил вещь', ({ first, total, day }) => `Вы получите ${total} с ${day}: ${first}`],
    OFFER_RETURNED: ['Покупателю вернули деньги', ({ first }) => `Вещь вернётся к вам, выплаты не будет: ${first}`],
    OFFER_PAID_OUT: ['Вам выплачены деньги', ({ first, total }) => `Мы выплатили вам ${total}: ${first}`],
  },
  pt: {
    OFFER_LISTED: ['Seu item está à venda', ({ first, total }) => `Os compradores o veem por ${total}: ${first}`],
    OFFER_DECLINED: ['Seu item foi recusado', ({ first, reason }) => `${reason} Você pode alterar o anúncio: ${first}`],
    OFFER_SOLD: ['Seu item foi vendido', ({ first, total }) => `Pago: ${total}. Embale para a entrega: ${first}`],
    OFFER_RELISTED: ['Seu item voltou à venda', ({ first }) => `O pedido foi cancelado: ${first}`],
    OFFER_RECEIVED: [
      'O comprador recebeu o item',
      ({ first, total, day }) => `Você recebe ${total} a partir de ${day}: ${first}`,
    ],
    OFFER_RETURNED: ['O comprador foi reembolsado', ({ first }) => `O item volta para você, sem pagamento: ${first}`],
    OFFER_PAID_OUT: ['Pagamento feito', ({ first, total }) => `Pagamos ${total} a você: ${first}`],
  },
}
