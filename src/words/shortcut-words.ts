import type { Language } from '#contract/wire.ts'

/** The shortcuts of the installed app's icon; `short` for launchers with little room. */
export type ShortcutWords = {
  readonly search: string
  readonly cart: string
  readonly orders: string
  readonly ordersShort: string
  readonly lists: string
  readonly listsShort: string
  readonly saved: string
  readonly savedShort: string
}

/** The shortcuts in each language, with the titles of the screens they open. */
export const shortcutWords: Readonly<Record<Language, ShortcutWords>> = {
  en: {
    search: 'Search',
    cart: 'Cart',
    orders: 'My orders',
    ordersShort: 'Orders',
    lists: 'Grocery lists',
    listsShort: 'Lists',
    saved: 'Saved on this device',
    savedShort: 'Saved',
  },
  zh: {
    search: '搜索',
    cart: '购物车',
    orders: '我的订单',
    ordersShort: '订单',
    lists: '购物清单',
    listsShort: '清单',
    saved: '已保存在本机',
    savedShort: '已保存',
  },
  tr: {
    search: 'Ara',
    cart: 'Sepet',
    orders: 'Siparişlerim',
    ordersShort: 'Siparişler',
    lists: 'Alışveriş listeleri',
    listsShort: 'Listeler',
    saved: 'Kaydettiklerim',
    savedShort: 'Kayıtlı',
  },
  ru: {
    search: 'Поиск',
    cart: 'Корзина',
    orders: 'Мои заказы',
    ordersShort: 'Заказы',
    lists: 'Списки покупок',
    listsShort: 'Списки',
    saved: 'Сохранено на устройстве',
    savedShort: 'Сохранено',
  },
  pt: {
    search: 'Buscar',
    cart: 'Carrinho',
    orders: 'Meus pedidos',
    ordersShort: 'Pedidos',
    lists: 'Listas de compras',
    listsShort: 'Listas',
    saved: 'Salvos neste dispositivo',
    savedShort: 'Salvos',
  },
}
