import type { Language } from '#contract/wire.ts'

/** The number of items in each language's plural form; a single item needs no number. */
export const itemCount: Readonly<Record<Language, (count: number) => string>> = {
  en: (count) => `${count} items`,
  zh: (count) => `共 ${count} 件`,
  tr: (count) => `${count} ürün`,
  ru: (count) =>
    `${count}\u00a0${{ one: 'товар', few: 'товара', many: 'товаров' }[russian.select(count) as 'one' | 'few' | 'many'] ?? 'товара'}`,
  pt: (count) => `${count} itens`,
}
const russian = new Intl.PluralRules('ru')
