import type { Country, Words } from '#server/seed/seed-shapes.ts'
import type { VoucherTerms } from '#server/voucher/new-voucher-store.ts'

/** An amount in each region, in major units of its currency. */
type Amounts = Readonly<Record<Country, number>>

/** A voucher of the demo mall. Amounts in major units, times in days from the day on which it is published. */
export type WrittenVoucher = {
  /** A permanent key within the region; a known voucher keeps its id and, until it nears its end, its validity. */
  readonly key: string
  readonly name: Words
  /** A shop voucher or product voucher belongs to the `shop`-th of the region's largest shops, from 0. */
  readonly kind: VoucherTerms['kind']
  readonly shop?: number
  readonly percentOff?: number
  readonly reduceAmount?: Amounts
  readonly cap?: Amounts
  readonly isFreeShipping?: true
  readonly minSpend: Amounts
  readonly startsIn?: number
  readonly stock: number
  readonly limitPerUser: number
  readonly validDays?: number
  readonly code?: string
}

const amounts = (lk: number, cn: number, la: number, tr: number): Amounts => ({ lk, cn, la, tr })

/** The vouchers of each region. New ones belong at the end. */
export const vouchers: readonly WrittenVoucher[] = [
  {
    key: 'welcome',
    name: ['Welcome gift', '新人见面礼', 'Hoş geldin hediyesi', 'Подарок новичку', 'Presente de boas-vindas'],
    kind: 'mall',
    reduceAmount: amounts(500, 20, 35_000, 60),
    minSpend: amounts(2500, 99, 180_000, 300),
    stock: 100_000,
    limitPerUser: 1,
    validDays: 14,
  },
  {
    key: 'everything',
    name: ['10% off everything', '全场九折', 'Her şeyde %10 indirim', 'Скидка 10% на всё', '10% de desconto em tudo'],
    kind: 'mall',
    percentOff: 10,
    cap: amounts(1500, 50, 100_000, 200),
    minSpend: amounts(5000, 199, 400_000, 700),
    stock: 5000,
    limitPerUser: 1,
  },
  {
    key: 'delivery',
    name: ['Free delivery', '免运费券', 'Ücretsiz kargo', 'Бесплатная доставка', 'Frete grátis'],
    kind: 'mall',
    isFreeShipping: true,
    cap: amounts(700, 16, 50_000, 99.8),
    minSpend: amounts(3000, 49, 200_000, 400),
    stock: 8000,
    limitPerUser: 3,
  },
  {
    key: 'code',
    name: [
      '15% off with a code',
      '口令专享八五折',
      'Kodla %15 indirim',
      'Скидка 15% по промокоду',
      '15% de desconto com código',
    ],
    kind: 'mall',
    percentOff: 15,
    cap: amounts(1000, 40, 80_000, 150),
    minSpend: amounts(4000, 149, 300_000, 500),
    stock: 2000,
    limitPerUser: 1,
    code: 'FRESH15',
  },
  {
    key: 'upcoming',
    name: ['Payday bonus', '发薪日加码', 'Maaş günü bonusu', 'Бонус ко дню зарплаты', 'Bônus do dia do pagamento'],
    kind: 'mall',
    reduceAmount: amounts(1000, 40, 70_000, 120),
    minSpend: amounts(8000, 299, 600_000, 1000),
    startsIn: 7,
    stock: 3000,
    limitPerUser: 1,
  },
  {
    key: 'flash',
    name: [
      'Quarter off, while they last',
      '限量七五折',
      'Stokla sınırlı %25',
      'Минус четверть, пока есть',
      '25% off, últimas unidades',
    ],
    kind: 'mall',
    percentOff: 25,
    cap: amounts(2000, 80, 150_000, 250),
    minSpend: amounts(6000, 199, 450_000, 800),
    stock: 12,
    limitPerUser: 1,
  },
  {
    key: 'shop-1',
    name: [
      '8% off the whole shop',
      '全店九二折',
      'Tüm mağazada %8',
      'Скидка 8% на весь магазин',
      '8% off na loja toda',
    ],
    kind: 'shop',
    shop: 0,
    percentOff: 8,
    cap: amounts(800, 30, 60_000, 100),
    minSpend: amounts(2000, 79, 150_000, 250),
    stock: 1500,
    limitPerUser: 1,
  },
  {
    key: 'shop-2',
    name: ['Thank-you voucher', '感恩回馈券', 'Teşekkür kuponu', 'Купон в благодарность', 'Cupom de agradecimento'],
    kind: 'shop',
    shop: 1,
    reduceAmount: amounts(200, 8, 15_000, 25),
    minSpend: amounts(1500, 59, 100_000, 200),
    stock: 1000,
    limitPerUser: 2,
  },
  {
    key: 'shop-3',
    name: [
      '12% off bigger baskets',
      '大单八八折',
      'Büyük sepete %12',
      'Скидка 12% на крупный заказ',
      '12% off em compras maiores',
    ],
    kind: 'shop',
    shop: 2,
    percentOff: 12,
    cap: amounts(2500, 90, 180_000, 320),
    minSpend: amounts(7000, 259, 500_000, 900),
    stock: 600,
    limitPerUser: 1,
  },
  {
    key: 'shop-4',
    name: [
      'Free delivery from this shop',
      '本店免运费',
      'Bu mağazadan ücretsiz kargo',
      'Бесплатная доставка из магазина',
      'Frete grátis desta loja',
    ],
    kind: 'shop',
    shop: 3,
    isFreeShipping: true,
    minSpend: amounts(1500, 39, 100_000, 200),
    stock: 900,
    limitPerUser: 2,
  },
  {
    key: 'products-1',
    name: [
      '15% off bestsellers',
      '爆款八五折',
      'Çok satanlarda %15',
      'Скидка 15% на хиты',
      '15% off nos mais vendidos',
    ],
    kind: 'product',
    shop: 4,
    percentOff: 15,
    cap: amounts(600, 25, 45_000, 80),
    minSpend: amounts(0, 0, 0, 0),
    stock: 800,
    limitPerUser: 1,
  },
  {
    key: 'products-2',
    name: ['Little extra off', '单品立减', 'Küçük bir indirim daha', 'Небольшая скидка сверху', 'Um desconto a mais'],
    kind: 'product',
    shop: 5,
    reduceAmount: amounts(150, 5, 10_000, 20),
    minSpend: amounts(500, 19, 40_000, 80),
    stock: 700,
    limitPerUser: 1,
  },
]
