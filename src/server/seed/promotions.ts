import type { Country, Words } from './seed-shapes.ts'

/** A banner of the home page. */
export type Banner = {
  readonly key: string
  /** The line above the title. */
  readonly kicker: Words
  readonly title: Words
  /** The label of its button. */
  readonly action: Words
  /** File name of a fluent emoji illustration, without its extension. */
  readonly render: string
  readonly colour: 'mango' | 'jade' | 'sky' | 'rose' | 'lilac'
  /** The products that the banner promises: its target is a list of exactly these. */
  readonly campaign?: Campaign
  /** Key of the target department. */
  readonly department?: string
  /** Key of the target tag. */
  readonly tag?: string
  /** The regions with this banner; all where absent. */
  readonly only?: readonly Country[]
}

/** The products of a campaign: kinds by their English names, and only reduced products where `isReduced` is set. */
export type Campaign = { readonly kinds: readonly string[]; readonly isReduced?: true }

/** Whether a tag's rule is a campaign's. */
export const isCampaign = (rule: Tag['rule']): rule is Campaign => typeof rule === 'object' && 'kinds' in rule

/** A titled list of products, e.g. "Trending deals". */
export type Tag = {
  readonly key: string
  readonly title: Words
  /** The rule that selects the tag's products. */
  readonly rule:
    | 'deals'
    | 'new'
    | 'top'
    | 'overseas'
    | 'free-delivery'
    | 'cheap'
    | { readonly departments: readonly string[] }
    | Campaign
}

/** The banners in display order; in no region do two of one colour follow each other. */
export const banners: readonly Banner[] = [
  {
    key: 'audio-week',
    kicker: [
      'Audio week, up to 45% off',
      '音频周，低至5.5折',
      'Ses haftası, %45’e varan indirim',
      'Неделя звука, скидки до 45%',
      'Semana do áudio, até 45% off',
    ],
    title: [
      'Big sound, small prices',
      '好声音，小价格',
      'Büyük ses, küçük fiyat',
      'Мощный звук, маленькая цена',
      'Som grande, preço baixo',
    ],
    action: ['Shop audio', '选购影音', 'Ses ürünleri', 'К аудио', 'Ver áudio'],
    render: '1f3a7',
    colour: 'mango',
    campaign: {
      kinds: [
        'wireless headphones',
        'wireless speaker',
        'vocal microphone',
        'studio microphone',
        'portable radio',
        'USB fader',
        'four-knob audio controller',
      ],
      isReduced: true,
    },
  },
  {
    key: 'rain-ready',
    kicker: [
      'Shoes for wet roads and sudden showers',
      '路滑雨急也不怕',
      'Islak yollar ve ani sağanaklar için',
      'Для мокрых дорог и внезапных ливней',
      'Para ruas molhadas e chuvas repentinas',
    ],
    title: ['Ready for the rain', '雨季好鞋备起来', 'Yağmura hazır', 'Готовы к дождю', 'Pronto para a chuva'],
    action: ['Shop shoes', '选购鞋包', 'Ayakkabılar', 'Выбрать обувь', 'Ver calçados'],
    render: '1f97e',
    colour: 'sky',
    campaign: { kinds: ['hiking boots', "women's zip boots", 'running shoes', 'flip-flops'] },
    only: ['lk'],
  },
  {
    key: 'warm-winter',
    kicker: [
      'Coats, knits and scarves',
      '大衣、针织和围巾',
      'Kaban, triko ve atkılar',
      'Пальто, трикотаж и шарфы',
      'Casacos, tricôs e cachecóis',
    ],
    title: ['Warm all winter', '暖暖过冬', 'Bütün kış sıcacık', 'Тепло всю зиму', 'Quentinho o inverno todo'],
    action: ['Shop fashion', '选购服饰', 'Modayı gör', 'К одежде', 'Ver moda'],
    render: '1f9e5',
    colour: 'lilac',
    campaign: { kinds: ['wool-blend coat', 'knitted scarf', 'knitted gloves'] },
    only: ['cn', 'tr'],
  },
  {
    key: 'prices-down',
    kicker: [
      'Trending deals, all in one place',
      '热门特惠，一处看全',
      'Öne çıkan fırsatlar bir arada',
      'Популярные скидки в одном месте',
      'Ofertas em alta em um só lugar',
    ],
    title: ['New lower prices', '好货降价了', 'Fiyatı düşenler', 'Цены стали ниже', 'Preços que caíram'],
    action: ['See deals', '去看特惠', 'Fırsatlar', 'К скидкам', 'Ver ofertas'],
    render: '1f6cd-fe0f',
    colour: 'rose',
    tag: 'trending',
  },
  {
    key: 'fresh-table',
    kicker: [
      'Fruit, vegetables and everyday groceries',
      '水果、蔬菜，一周采购',
      'Meyve, sebze ve haftalık alışveriş',
      'Фрукты, овощи и покупки на неделю',
      'Frutas, verduras e a feira da semana',
    ],
    title: [
      'Fresh to your table',
      '新鲜到家',
      'Taze taze sofranızda',
      'Свежее к вашему столу',
      'Fresquinho na sua mesa',
    ],
    action: ['Shop groceries', '选购生鲜', 'Taze ürünler', 'К продуктам', 'Ver alimentos'],
    render: '1f96d',
    colour: 'jade',
    department: 'grocery',
    only: ['lk', 'la'],
  },
  {
    key: 'new-room',
    kicker: [
      'Sofas, lamps and soft furnishings',
      '沙发、灯具和软装',
      'Koltuk, lamba ve ev tekstili',
      'Диваны, лампы и текстиль',
      'Sofás, luminárias e almofadas',
    ],
    title: [
      'Give your room a new look',
      '给家换个新样子',
      'Evinize yeni bir hava',
      'Комната как новая',
      'A casa de cara nova',
    ],
    action: ['Shop home', '选购家居', 'Ev ürünleri', 'Всё для дома', 'Ver casa'],
    render: '1f6cb-fe0f',
    colour: 'sky',
    campaign: {
      kinds: [
        'fabric sofa',
        'recliner armchair',
        'upholstered bed',
        'wooden dining chair',
        'planet table lamp',
        'mushroom table lamp',
        'crescent moon night light',
        'paper lantern',
      ],
    },
    only: ['cn', 'tr'],
  },
  {
    key: 'good-cup',
    kicker: [
      'Loose leaf teas, from light to strong',
      '从清香到浓醇的好茶',
      'Hafiften demliye yaprak çaylar',
      'Листовой чай: от лёгкого до крепкого',
      'Chás em folha, do suave ao forte',
    ],
    title: [
      'A good cup, every day',
      '每天一杯好茶',
      'Her güne iyi bir çay',
      'Хорошая чашка каждый день',
      'Uma boa xícara por dia',
    ],
    action: ['Shop drinks', '选购茶饮', 'İçecekler', 'К напиткам', 'Ver bebidas'],
    render: '1fad6',
    colour: 'mango',
    campaign: { kinds: ['green tea leaves', 'lotus flower tea', 'chamomile tea'] },
    only: ['lk', 'cn'],
  },
  {
    key: 'slow-breakfast',
    kicker: [
      'Olives, honey, syrup and tea',
      '橄榄、蜂蜜、枫糖浆和茶',
      'Zeytin, bal, akçaağaç şurubu ve çay',
      'Оливки, мёд, кленовый сироп и чай',
      'Azeitonas, mel, xarope de bordo e chá',
    ],
    title: [
      'A long, slow breakfast',
      '慢慢吃顿早餐',
      'Keyifli bir kahvaltı',
      'Неспешный завтрак',
      'Café da manhã sem pressa',
    ],
    action: ['Shop pantry', '选购食品', 'Kahvaltılıklar', 'К завтраку', 'Ver despensa'],
    render: '1fad2',
    colour: 'jade',
    campaign: { kinds: ['honey', 'maple syrup', 'stuffed green olives', 'green tea leaves', 'chamomile tea'] },
    only: ['tr'],
  },
  {
    key: 'weekend-outside',
    kicker: [
      'Tents, bikes and weekend gear',
      '帐篷、单车和周末装备',
      'Çadır, bisiklet ve kamp ürünleri',
      'Палатки, велосипеды и снаряжение',
      'Barracas, bicicletas e equipamentos',
    ],
    title: [
      'Get outdoors this weekend',
      '这个周末去户外',
      'Bu hafta sonu dışarıda',
      'Выходные на природе',
      'Fim de semana lá fora',
    ],
    action: ['Shop outdoors', '选购户外', 'Doğaya çık', 'В поход', 'Ver esportes'],
    render: '26fa',
    colour: 'sky',
    campaign: {
      kinds: [
        'camping tent',
        'city bicycle',
        'pocket compass',
        'fishing rod and reel',
        'braided utility rope',
        'mask and snorkel set',
        'kick scooter',
      ],
    },
    only: ['cn', 'la'],
  },
  {
    key: 'kind-skin',
    kicker: [
      'Lotions, soaps and lip masks',
      '身体乳、香皂和唇膜',
      'Losyon, sabun ve dudak maskesi',
      'Лосьоны, мыло и маски для губ',
      'Loções, sabonetes e máscaras labiais',
    ],
    title: ['Be kind to your skin', '温柔待肌肤', 'Cildinize nazik', 'Бережно к вашей коже', 'Carinho com a sua pele'],
    action: ['Shop beauty', '选购美妆', 'Bakım ürünleri', 'Уход за кожей', 'Ver beleza'],
    render: '1f9f4',
    colour: 'rose',
    campaign: { kinds: ['body lotion', 'hydrogel lip masks', 'bar soap', 'cherry blossom bath petals'] },
    only: ['lk', 'la'],
  },
  {
    key: 'playtime',
    kicker: [
      'Soft toys, games and puzzles',
      '毛绒玩具、棋牌和拼图',
      'Peluş, oyun ve yapbozlar',
      'Мягкие игрушки, игры и пазлы',
      'Pelúcias, jogos e quebra-cabeças',
    ],
    title: ['Playtime starts here', '快乐玩起来', 'Oyun vakti geldi', 'Время играть', 'Hora de brincar'],
    action: ['Shop toys', '选购玩具', 'Oyuncaklar', 'К игрушкам', 'Ver brinquedos'],
    render: '1f9f8',
    colour: 'mango',
    campaign: {
      kinds: [
        'teddy bear',
        'plush unicorn',
        'plush panda cushion',
        'koala soft toy',
        'plush penguin',
        'reversible plush octopus',
        'plush dolphin',
        'plush lion',
        'jigsaw puzzle',
        'playing cards',
        'dice set',
        'wooden chess set',
      ],
    },
    only: ['tr'],
  },
  {
    key: 'from-afar',
    kicker: [
      'Four countries, one mall',
      '四个国家，一个商城',
      'Dört ülke, tek çatı',
      'Четыре страны под одной крышей',
      'Quatro países, um só lugar',
    ],
    title: ['Great finds from overseas', '远方好物', 'Uzaklardan iyi şeyler', 'Находки издалека', 'Achados de longe'],
    action: ['Start browsing', '去逛逛', 'Göz at', 'Смотреть', 'Dar uma olhada'],
    render: '1f30f',
    colour: 'lilac',
    tag: 'overseas',
  },
]

/** The tags that have a row on the home page, in display order. */
const tags: readonly Tag[] = [
  {
    key: 'trending',
    title: ['Trending deals', '热门特惠', 'Öne çıkan fırsatlar', 'Популярные скидки', 'Ofertas em alta'],
    rule: 'deals',
  },
  { key: 'new', title: ['New arrivals', '新品上架', 'Yeni gelenler', 'Новинки', 'Novidades'], rule: 'new' },
  {
    key: 'top-rated',
    title: ['Top rated', '好评推荐', 'En beğenilenler', 'С высокой оценкой', 'Mais bem avaliados'],
    rule: 'top',
  },
  {
    key: 'overseas',
    title: [
      'Ships from overseas',
      '海外直发',
      'Yurt dışından gelenler',
      'Доставка из-за рубежа',
      'Enviado do exterior',
    ],
    rule: 'overseas',
  },
  {
    key: 'free-delivery',
    title: ['Free delivery', '包邮', 'Ücretsiz kargo', 'Бесплатная доставка', 'Frete grátis'],
    rule: 'free-delivery',
  },
  {
    key: 'small-prices',
    title: ['Low prices', '实惠小物', 'Küçük fiyatlar', 'Низкие цены', 'Precinhos'],
    rule: 'cheap',
  },
  {
    key: 'weekly-shop',
    title: ['Weekly groceries', '一周采购', 'Haftalık alışveriş', 'Покупки на неделю', 'Compras da semana'],
    rule: { departments: ['grocery', 'pantry-drinks', 'household'] },
  },
  {
    key: 'gift-ideas',
    title: ['Gift ideas', '送礼灵感', 'Hediye fikirleri', 'Идеи для подарка', 'Ideias de presente'],
    rule: { departments: ['gifts-party', 'jewellery-watches', 'toys-baby'] },
  },
]

const campaigns = banners.flatMap(({ key, title, campaign }): Tag[] =>
  campaign ? [{ key, title, rule: campaign }] : [],
)

/** The tags in display order, and after them the lists of campaigns, which only their banners open. */
export const allTags: readonly Tag[] = [...tags, ...campaigns]

const reducedKinds = new Set(banners.flatMap(({ campaign }) => (campaign?.isReduced ? campaign.kinds : [])))

/** Whether a campaign promises reduced products of this kind, by its English name. */
export const isReducedByCampaign = (kind: string): boolean => reducedKinds.has(kind)
