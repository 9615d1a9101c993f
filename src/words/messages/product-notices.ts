import type { Language } from '#contract/wire.ts'

/** The product with the number of products, its shop, its price, and the price before a drop. */
type Data = { readonly products: string; readonly shop: string; readonly total: string; readonly was: string }
type Template = readonly [title: string, message: (data: Data) => string]

/** The notices about a watched product. */
export const productNotices: Readonly<Record<Language, Readonly<Record<'BACK_IN_STOCK' | 'PRICE_DROPPED', Template>>>> =
  {
    en: {
      BACK_IN_STOCK: ['Back in stock', ({ products, shop, total }) => `${total} at ${shop}: ${products}`],
      PRICE_DROPPED: ['Price drop', ({ products, total, was }) => `Now ${total} instead of ${was}: ${products}`],
    },
    zh: {
      BACK_IN_STOCK: ['到货了', ({ products, shop, total }) => `${shop}，${total}：${products}`],
      PRICE_DROPPED: ['降价了', ({ products, total, was }) => `现价 ${total}，原价 ${was}：${products}`],
    },
    tr: {
      BACK_IN_STOCK: ['Yeniden stokta', ({ products, shop, total }) => `${shop}, ${total}: ${products}`],
      PRICE_DROPPED: ['Fiyat düştü', ({ products, total, was }) => `${was} yerine şimdi ${total}: ${products}`],
    },
    ru: {
      BACK_IN_STOCK: ['Снова в наличии', ({ products, shop, total }) => `${shop}, ${total}: ${products}`],
      PRICE_DROPPED: ['Цена снизилась', ({ products, total, was }) => `Теперь ${total} вместо ${was}: ${products}`],
    },
    pt: {
      BACK_IN_STOCK: ['De volta ao estoque', ({ products, shop, total }) => `${shop}, ${total}: ${products}`],
      PRICE_DROPPED: ['O preço caiu', ({ products, total, was }) => `Agora ${total} em vez de ${was}: ${products}`],
    },
  }
