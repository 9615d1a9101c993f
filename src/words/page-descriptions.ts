import type { Language } from '#contract/wire.ts'
import { brand } from './brand.ts'

/** Descriptions for search engines and link previews, for pages without a suitable sentence. */
export type PageDescriptions = {
  /** The home page, and every page without its own sentence. */
  readonly mall: string
  /** The first item of the breadcrumb. */
  readonly home: string
  readonly missing: string
  /** A list of products: its name, the number of products, the lowest price. */
  readonly list: (name: string, count: string, from: string) => string
  /** A shop: its name and the number of its products. */
  readonly shop: (name: string, count: string) => string
  /** Pages by the first segment of their path. */
  readonly pages: Readonly<Record<string, string>>
}

const { name: mall } = brand

/** The descriptions in each language. */
export const pageDescriptions: Readonly<Record<Language, PageDescriptions>> = {
  en: {
    mall: `Shop deals from many shops at ${mall}, the online mall that works offline and opens from your home screen. Delivered to your door.`,
    home: 'Home',
    missing: "We can't find this page.",
    list: (name, count, from) =>
      `Shop ${name} at ${mall}, from ${from}. Products: ${count}. Compare prices, ratings and delivery.`,
    shop: (name, count) => `Shop ${name} at ${mall}. Products: ${count}. See prices, ratings and delivery at a glance.`,
    pages: {
      trending: 'Today’s trending deals. See how long each one lasts.',
      goods: 'Products you may like, with new picks all the time.',
      discover: 'Explore all departments and discover something new.',
      categories: `All departments and categories at ${mall} on one page.`,
      brands: `All brands at ${mall} from A to Z.`,
      help: 'Answers to questions about orders, delivery, payment, returns and the app.',
      'contact-us': `Write to ${mall} about an order, a delivery, a refund or anything else.`,
      'pre-loved': 'Pre-loved items from other shoppers, checked before they are listed.',
      about: `About ${mall}: who we are and how it works.`,
    },
  },
  zh: {
    mall: `${mall} 是一家可以装到主屏幕、没有信号也能打开的网上商城：特惠、分类、店铺，送货到家。`,
    home: '首页',
    missing: '找不到此页面。',
    list: (name, count, from) => `${mall} ${name}：共 ${count} 件商品，最低 ${from}。价格、评分与配送一目了然。`,
    shop: (name, count) => `${name} · ${mall}：在售商品 ${count} 件。价格、评分与配送一目了然。`,
    pages: {
      trending: '今日热门特惠，附剩余时间。',
      goods: '猜你喜欢的商品，不断更新。',
      discover: '逛遍所有分类，发现意外之喜。',
      categories: '商城全部分类与子分类，一页看完。',
      brands: '商城全部品牌，按字母 A–Z 排列。',
      help: '关于订单、配送、付款、退货和应用的解答。',
      'contact-us': `就订单、配送、退款或其他问题联系 ${mall}。`,
      'pre-loved': '其他用户出售的闲置好物，上架前均经审核。',
      about: `${mall} 由谁运营，商城如何运作。`,
    },
  },
  tr: {
    mall: `${mall} ile pek çok mağazanın fırsatları kapınızda: ana ekrandan açılan, çevrimdışı da çalışan çevrimiçi alışveriş merkezi.`,
    home: 'Ana sayfa',
    missing: 'Bu sayfayı bulamadık.',
    list: (name, count, from) =>
      `${mall} ${name}: ${count} ürün, ${from} fiyatından başlayan seçenekler. Fiyat, puan ve teslimatı karşılaştırın.`,
    shop: (name, count) =>
      `${name} mağazasına ${mall} üzerinden ulaşın: ${count} ürün. Fiyatlar, puanlar ve teslimat bir bakışta.`,
    pages: {
      trending: 'Bugünün öne çıkan fırsatları ve kalan süreleri.',
      goods: 'Beğenebileceğiniz ürünlerden sürekli yenilenen bir seçki.',
      discover: 'Tüm kategorileri gezin, yeni şeyler keşfedin.',
      categories: `Tüm ${mall} kategorileri ve alt kategorileri tek sayfada.`,
      brands: `${mall} markalarının tümü, A’dan Z’ye.`,
      help: 'Sipariş, teslimat, ödeme, iade ve uygulama hakkında yanıtlar.',
      'contact-us': `Sipariş, teslimat, iade veya başka bir konuda ${mall} ekibine yazın.`,
      'pre-loved': 'Diğer alıcıların sattığı, yayımlanmadan önce kontrol edilen ikinci el ürünler.',
      about: `${mall} kimdir, nasıl işler?`,
    },
  },
  ru: {
    mall: `${mall} — маркетплейс, который открывается с главного экрана и работает без сети: скидки, категории и магазины с доставкой.`,
    home: 'Главная',
    missing: 'Такой страницы нет.',
    list: (name, count, from) =>
      `${name} в ${mall}: товаров — ${count}, цены от ${from}. Сравните цены, оценки и доставку.`,
    shop: (name, count) => `${name} в ${mall}: товаров в продаже — ${count}. Цены, оценки и условия доставки.`,
    pages: {
      trending: 'Популярные скидки дня и сколько они ещё действуют.',
      goods: 'Подборка товаров, которые могут вам понравиться, всегда с новинками.',
      discover: 'Пройдитесь по всем категориям и найдите то, чего не искали.',
      categories: 'Все категории и подкатегории маркетплейса на одной странице.',
      brands: 'Все бренды маркетплейса от А до Я.',
      help: 'Ответы о заказах, доставке, оплате, возврате и приложении.',
      'contact-us': `Напишите в ${mall} о заказе, доставке, возврате или о чём угодно ещё.`,
      'pre-loved': 'Вещи с рук от других покупателей, проверенные до публикации.',
      about: `Кто стоит за ${mall} и как устроен маркетплейс.`,
    },
  },
  pt: {
    mall: `${mall} é um shopping online que abre direto da tela inicial e funciona sem sinal: ofertas, categorias e lojas com entrega.`,
    home: 'Início',
    missing: 'Não encontramos esta página.',
    list: (name, count, from) =>
      `${name} no ${mall}. Produtos: ${count}, a partir de ${from}. Compare preços, avaliações e entrega.`,
    shop: (name, count) =>
      `${name} no ${mall}. Produtos à venda: ${count}. Preços, avaliações e entrega em um só lugar.`,
    pages: {
      trending: 'As ofertas em alta de hoje e quanto tempo elas ainda duram.',
      goods: 'Uma seleção de produtos de que você pode gostar, sempre com novidades.',
      discover: 'Passeie por todas as categorias e encontre o que não procurava.',
      categories: `Todas as categorias e subcategorias do ${mall} em uma só página.`,
      brands: `Todas as marcas do ${mall}, de A a Z.`,
      help: 'Respostas sobre pedidos, entrega, pagamento, devoluções e o aplicativo.',
      'contact-us': `Escreva ao ${mall} sobre pedido, entrega, reembolso ou qualquer outro assunto.`,
      'pre-loved': 'Itens usados de outros clientes, verificados antes de serem publicados.',
      about: `Quem está por trás do ${mall} e como ele funciona.`,
    },
  },
}
