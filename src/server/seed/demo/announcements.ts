import type { Country, Words } from '#server/seed/seed-shapes.ts'

/** An announcement of the demo mall to its regions. */
type WrittenAnnouncement = {
  /** A permanent key; an announcement with a known key was published before. */
  readonly key: string
  readonly title: Words
  readonly content: Words
  /** File name of a fluent emoji illustration, without its extension. */
  readonly render: string
  /** The day of publication, `yyyy-MM-dd`, at six in the morning (UTC). */
  readonly day: string
  /** The regions that get the announcement; all where absent. */
  readonly only?: readonly Country[]
}

/** All announcements so far. Each describes a present feature; a correction of its text keeps the key. */
export const announcements: readonly WrittenAnnouncement[] = [
  {
    key: 'save-for-offline',
    title: [
      'Shop a whole department offline',
      '没有信号也能逛',
      'Bütün bir kategori, sinyal olmasa da yanınızda',
      'Целая категория с собой, даже без сети',
      'Uma categoria inteira, mesmo sem sinal',
    ],
    content: [
      'Open a department, a shop or a search and choose Save for offline. Before you start, you’ll see how many products there are and how much data they use.',
      '打开一个分类、店铺或搜索结果，点“离线保存”。保存前会先显示商品数量和所需流量。',
      'Bir kategoriyi, mağazayı ya da aramayı açın ve “Çevrimdışı kaydet”i seçin. Önce kaç ürün olduğunu ve ne kadar veri gerektiğini görürsünüz.',
      'Откройте категорию, магазин или поиск и выберите «Сохранить офлайн». Сначала вы увидите, сколько там товаров и сколько потребуется трафика.',
      'Abra uma categoria, uma loja ou uma busca e escolha “Salvar offline”. Antes você vê quantos produtos são e quantos dados isso gasta.',
    ],
    render: '1f4e1',
    day: '2026-09-14',
  },
  {
    key: 'deals-count-down',
    title: [
      'Catch deals before the clock runs out',
      '特惠以倒计时为准',
      'Fırsatlar geri sayımla biter',
      'Скидки действуют, пока идёт отсчёт',
      'As ofertas acabam quando o relógio zera',
    ],
    content: [
      'The countdown next to Trending deals follows our clock, so it’s the same on every device. Your order keeps the price you confirmed at checkout.',
      '“热门特惠”旁的时间以我们的时钟为准，每台设备都一样。订单按结算时您确认的价格计算。',
      '“Öne çıkan fırsatlar” yanındaki süre bizim saatimize göredir, her cihazda aynıdır. Siparişte, tamamlarken onayladığınız fiyat geçerlidir.',
      'Время рядом с «Популярными скидками» идёт по нашим часам и одинаково на всех устройствах. В заказе остаётся цена, с которой вы согласились при оформлении.',
      'O tempo ao lado de Ofertas em alta segue o nosso relógio, igual em todos os dispositivos. O pedido mantém o preço que você aceitou na finalização.',
    ],
    render: '23f3',
    day: '2026-10-05',
  },
  {
    key: 'seven-days',
    title: [
      'Seven days to request a refund',
      '送达后 7 天内可申请退款',
      'İade talep etmek için yedi gün',
      'Семь дней, чтобы запросить возврат',
      'Sete dias para solicitar reembolso',
    ],
    content: [
      'Something not right? Until 7 days after delivery, choose Request a refund on the order page. You can add up to five pictures.',
      '商品有问题？送达后 7 天内，可在订单页面点“申请退款”，最多可附五张图片。',
      'Bir sorun mu var? Teslimattan sonra 7 gün içinde siparişin sayfasında “İade talep et”i seçin. En çok beş fotoğraf ekleyebilirsiniz.',
      'Что-то не так? В течение 7\u00a0дней после доставки выберите «Запросить возврат» на странице заказа. Можно добавить до пяти фото.',
      'Algo não está certo? Até 7 dias depois da entrega, escolha Solicitar reembolso na página do pedido. Você pode juntar até cinco fotos.',
    ],
    render: '1f4e6',
    day: '2026-10-26',
  },
  {
    key: 'year-end-lk',
    title: [
      'Gifts for Christmas and New Year',
      '圣诞与新年礼物',
      'Noel ve yılbaşı hediyeleri',
      'Подарки к Рождеству и Новому году',
      'Presentes para o Natal e o Ano-Novo',
    ],
    content: [
      'Roads and couriers get busy from mid-December. Check the estimated delivery dates on the product page and order a few days early, or even earlier from overseas.',
      '12 月中旬起道路和快递都较繁忙。商品页面会显示预计送达日期，请提前几天下单，海外商品请再早一些。',
      'Aralık ortasından itibaren yollar ve kargolar yoğundur. Paketin hangi günlerde geleceği ürün sayfasında yazar: birkaç gün önceden, yurt dışından ise daha da erken sipariş verin.',
      'С середины декабря дороги и курьеры загружены. На странице товара указаны дни доставки: закажите на несколько дней раньше, а из-за рубежа ещё раньше.',
      'A partir de meados de dezembro, estradas e entregas ficam cheias. A página do produto mostra os dias previstos: peça com alguns dias de folga, e do exterior ainda antes.',
    ],
    render: '1f384',
    day: '2026-11-16',
    only: ['lk'],
  },
  {
    key: 'spring-festival-cn',
    title: [
      'Order early for Spring Festival',
      '春节前早下单',
      'Bahar Bayramı öncesinde',
      'Перед Праздником весны',
      'Antes do Festival da Primavera',
    ],
    content: [
      'Couriers are at their busiest in the weeks before Spring Festival. Check the estimated delivery dates on the product page and order early for your family dinner.',
      '春节前几周快递量最大。商品页面会显示预计送达日期，年货和年夜饭食材请尽早下单。',
      'Bahar Bayramı’ndan önceki haftalarda kargolar her zamankinden yoğundur. Paketin hangi günlerde geleceği ürün sayfasında yazar: aile yemeği için erken sipariş verin.',
      'В недели перед Праздником весны у курьеров больше всего работы. На странице товара указаны дни доставки: закажите к семейному ужину заранее.',
      'Nas semanas antes do Festival da Primavera, as entregas ficam mais cheias do que nunca. A página do produto mostra os dias previstos: peça cedo para o jantar em família.',
    ],
    render: '1f9e7',
    day: '2026-11-16',
    only: ['cn'],
  },
  {
    key: 'national-day-la',
    title: [
      'Order early for Lao National Day',
      '老挝国庆节前后',
      'Laos Ulusal Günü için erken sipariş verin',
      'Накануне Национального дня Лаоса',
      'Perto do Dia Nacional do Laos',
    ],
    content: [
      'Many roads are busy around 2 December. Check the estimated delivery dates on the product page and order a few days early, or even earlier from overseas.',
      '12 月 2 日前后道路较拥堵。商品页面会显示预计送达日期，请提前几天下单，海外商品请再早一些。',
      '2 Aralık civarında yollar yoğundur. Paketin hangi günlerde geleceği ürün sayfasında yazar: birkaç gün önceden, yurt dışından ise daha da erken sipariş verin.',
      'Около 2\u00a0декабря многие дороги заполнены. На странице товара указаны дни доставки: закажите на несколько дней раньше, а из-за рубежа ещё раньше.',
      'Por volta de 2 de dezembro, muitas estradas ficam cheias. A página do produto mostra os dias previstos: peça com alguns dias de folga, e do exterior ainda antes.',
    ],
    render: '1f389',
    day: '2026-11-16',
    only: ['la'],
  },
  {
    key: 'new-year-tr',
    title: [
      'Gifts for New Year',
      '新年礼物',
      'Yılbaşı hediyeleri',
      'Подарки к Новому году',
      'Presentes para o Ano-Novo',
    ],
    content: [
      'Couriers get busy in the last weeks of December. Check the estimated delivery dates on the product page and order a few days early, or even earlier from overseas.',
      '12 月最后几周快递较繁忙。商品页面会显示预计送达日期，请提前几天下单，海外商品请再早一些。',
      'Aralık’ın son haftalarında kargolar yoğundur. Paketin hangi günlerde geleceği ürün sayfasında yazar: birkaç gün önceden, yurt dışından ise daha da erken sipariş verin.',
      'В последние недели декабря курьеры загружены. На странице товара указаны дни доставки: закажите на несколько дней раньше, а из-за рубежа ещё раньше.',
      'Nas últimas semanas de dezembro, as entregas ficam cheias. A página do produto mostra os dias previstos: peça com alguns dias de folga, e do exterior ainda antes.',
    ],
    render: '1f381',
    day: '2026-11-16',
    only: ['tr'],
  },
]
