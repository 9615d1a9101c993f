import type { Language } from '#contract/wire.ts'
import { marks } from './price.ts'

/**
 * The thresholds and suffixes of `Intl.NumberFormat`'s compact notation, because constructing a formatter costs a weak
 * phone 60 ms of its first view. English uses lower case on price tags: 2.1k.
 */
const shortForms: Readonly<Record<Language, readonly (readonly [unit: number, mark: string])[]>> = {
  en: [
    [1e9, 'b'],
    [1e6, 'm'],
    [1e3, 'k'],
  ],
  zh: [
    [1e8, '亿'],
    [1e4, '万'],
  ],
  tr: [
    [1e9, '\u00a0Mr'],
    [1e6, '\u00a0Mn'],
    [1e3, '\u00a0B'],
  ],
  ru: [
    [1e9, '\u00a0млрд'],
    [1e6, '\u00a0млн'],
    [1e3, '\u00a0тыс.'],
  ],
  pt: [
    [1e9, '\u00a0bi'],
    [1e6, '\u00a0mi'],
    [1e3, '\u00a0mil'],
  ],
}

/** A whole number with the language's grouping: `1,926`. */
export const formatWhole = (count: number, language: Language): string =>
  String(count).replace(/\B(?=(\d{3})+$)/g, marks[language][0])

/** A number for a card, with at most one decimal: `4.8`, `640`, `2.1k` in the language's short form. */
export function formatCount(count: number, language: Language): string {
  const forms = shortForms[language]
  // A number that would round up to the next form uses that form: 1m, not 1000k.
  const [unit, mark] = forms.find(([from], at) => count >= from - (forms[at + 1]?.[0] ?? 1) / 20) ?? [1, '']
  return String(Math.round((count / unit) * 10) / 10).replace('.', marks[language][1]) + mark
}
