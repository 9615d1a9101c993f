import type { Language } from '#contract/wire.ts'

const noBreakSpace = '\u00a0'

/**
 * An amount in major units for people (docs/design.md): the symbol belongs to the region and comes first, the grouping
 * to the language; whole amounts have no decimals. `Rs. 8,490`, `¥349`, `₺1.299,90`.
 */
export function formatPrice(amount: number, symbol: string, language: Language): string {
  const { lead, digits } = priceParts(amount, symbol, language)
  return lead + digits
}

/**
 * The separators of `Intl.NumberFormat`, because constructing a formatter costs a weak phone 50 ms of its first view.
 */
export const marks: Readonly<Record<Language, readonly [thousands: string, decimals: string]>> = {
  en: [',', '.'],
  zh: [',', '.'],
  tr: ['.', ','],
  ru: [noBreakSpace, ','],
  pt: ['.', ','],
}

/** A number for an input field: the language's decimal separator, no grouping. `12,5` */
export const formatInput = (value: number, language: Language): string => String(value).replace('.', marks[language][1])

/** The price in two parts, because the symbol is set smaller: `lead` is the symbol with its space. */
export function priceParts(amount: number, symbol: string, language: Language): { lead: string; digits: string } {
  const [whole = '', decimals] = (Number.isInteger(amount) ? String(amount) : amount.toFixed(2)).split('.')
  const [thousands, point] = marks[language]
  const digits = whole.replace(/\B(?=(\d{3})+$)/g, thousands) + (decimals ? point + decimals : '')
  return { lead: symbol.endsWith('.') ? symbol + noBreakSpace : symbol, digits }
}

/** A reduction for a badge, with the minus sign U+2212: `−32%`, `−%32`, `−32 %`; empty without a reduction. */
export function formatReduction(price: number, oriPrice: number, language: Language): string {
  const percent = oriPrice > 0 ? Math.round((1 - price / oriPrice) * 100) : 0
  if (percent <= 0) return ''
  const text = language === 'tr' ? `%${percent}` : language === 'ru' ? `${percent}${noBreakSpace}%` : `${percent}%`
  return `\u2212${text}`
}
