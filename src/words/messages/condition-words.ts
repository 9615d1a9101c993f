import type { Language } from '#contract/languages.ts'
import type { Condition } from '#contract/pre-loved/offer-limits.ts'

/** The name of a condition, and its definition as sellers and buyers read it. */
export type ConditionWords = { readonly name: string; readonly definition: string }

type Words = {
  readonly conditions: Readonly<Record<Condition, ConditionWords>>
  readonly condition: string
  readonly defects: string
  readonly noDefects: string
  readonly preLoved: (name: string) => string
  readonly shopOf: string
}

/** The words of pre-loved items that page and server show alike (docs/product.md#pre-loved). */
export const conditionWords: Readonly<Record<Language, Words>> = {
  en: {
    conditions: {
      UNUSED: { name: 'Unused', definition: 'Never used, complete, in its packaging or with its tags.' },
      LIKE_NEW: { name: 'Like new', definition: 'Used a few times. No marks, everything works.' },
      VERY_GOOD: { name: 'Very good', definition: 'Used with care. Small marks that you only see up close.' },
      GOOD: { name: 'Good', definition: 'Used regularly. Visible marks, everything works.' },
      FAIR: { name: 'Fair', definition: 'Well used. Clear marks or defects, which the seller describes.' },
    },
    condition: 'Condition',
    defects: 'Defects',
    noDefects: 'None stated',
    preLoved: (name) => `Pre-loved · ${name}`,
    shopOf: 'Sells pre-loved items.',
  },
  zh: {
    conditions: {
      UNUSED: { name: '全新', definition: '从未使用，配件齐全，带包装或吊牌。' },
      LIKE_NEW: { name: '几乎全新', definition: '只用过几次，没有痕迹，功能完好。' },
      VERY_GOOD: { name: '很好', definition: '使用小心，细看才有轻微痕迹。' },
      GOOD: { name: '良好', definition: '经常使用，有明显痕迹，功能完好。' },
      FAIR: { name: '一般', definition: '使用较久，有明显痕迹或瑕疵，卖家已说明。' },
    },
    condition: '成色',
    defects: '瑕疵',
    noDefects: '未说明',
    preLoved: (name) => `闲置 · ${name}`,
    shopOf: '出售闲置商品。',
  },
  tr: {
    conditions: {
      UNUSED: { name: 'Kullanılmamış', definition: 'Hiç kullanılmamış, eksiksiz, ambalajında veya etiketiyle.' },
      LIKE_NEW: { name: 'Yeni gibi', definition: 'Birkaç kez kullanılmış. İz yok, her şey çalışıyor.' },
      VERY_GOOD: { name: 'Çok iyi', definition: 'Özenle kullanılmış. Yalnızca yakından görülen küçük izler.' },
      GOOD: { name: 'İyi', definition: 'Düzenli kullanılmış. Görünür izler var, her şey çalışıyor.' },
      FAIR: { name: 'Orta', definition: 'Çok kullanılmış. Satıcının belirttiği belirgin izler veya kusurlar var.' },
    },
    condition: 'Durumu',
    defects: 'Kusurlar',
    noDefects: 'Belirtilmemiş',
    preLoved: (name) => `İkinci el · ${name}`,
    shopOf: 'İkinci el ürünler satıyor.',
  },
  ru: {
    conditions: {
      UNUSED: { name: 'Новое', definition: 'Не использовалось, всё в комплекте, в упаковке или с ярлыками.' },
      LIKE_NEW: { name: 'Как новое', definition: 'Использовалось несколько раз. Следов нет, всё работает.' },
      VERY_GOOD: { name: 'Отличное', definition: 'Бережно использовалось. Мелкие следы видны только вблизи.' },
      GOOD: { name: 'Хорошее', definition: 'Регулярно использовалось. Есть заметные следы, всё работает.' },
      FAIR: {
        name: 'Приемлемое',
        definition: 'Много использовалось. Есть явные следы или дефекты, продавец их описал.',
      },
    },
    condition: 'Состояние',
    defects: 'Дефекты',
    noDefects: 'Не указаны',
    preLoved: (name) => `С рук · ${name}`,
    shopOf: 'Продаёт вещи с рук.',
  },
  pt: {
    conditions: {
      UNUSED: { name: 'Sem uso', definition: 'Nunca usado, completo, na embalagem ou com etiqueta.' },
      LIKE_NEW: { name: 'Como novo', definition: 'Usado poucas vezes. Sem marcas, tudo funciona.' },
      VERY_GOOD: { name: 'Muito bom', definition: 'Usado com cuidado. Pequenas marcas, só visíveis de perto.' },
      GOOD: { name: 'Bom', definition: 'Usado com frequência. Marcas visíveis, tudo funciona.' },
      FAIR: { name: 'Regular', definition: 'Bem usado. Marcas ou defeitos claros, descritos pelo vendedor.' },
    },
    condition: 'Estado',
    defects: 'Defeitos',
    noDefects: 'Nenhum informado',
    preLoved: (name) => `Usado · ${name}`,
    shopOf: 'Vende itens usados.',
  },
}
