import type { Language } from '#contract/wire.ts'

const noBreakSpace = '\u00a0'

/**
 * An amount in major units as a shopper reads it (DESIGN.md §7): the symbol comes from the region and stands in
 * front, the grouping from the language; whole amounts show no decimals. `Rs. 8,490`, `¥349`, `₺1.299,90`.
 */
export function formatPrice(amount: number, symbol: string, language: Language): string {
  const { lead, digits } = priceParts(amount, symbol, language)
  return lead + digits
}

/** What stands between thousands and before decimals, as `Intl.NumberFormat` has it: making one costs a weak phone 50 ms of its first view. */
export const marks: Readonly<Record<Language, readonly [thousands: string, decimals: string]>> = {
  en: [',', '.'],
  zh: [',', '.'],
  tr: ['.', ','],
  ru: [noBreakSpace, ','],
  pt: ['.', ','],
}

/** The same in two parts, because the symbol is set smaller: `lead` is the symbol with its space. */
export function priceParts(amount: number, symbol: string, language: Language): { lead: string; digits: string } {
  const [whole = '', decimals] = (Number.isInteger(amount) ? String(amount) : amount.toFixed(2)).split('.')
  const [thousands, point] = marks[language]
  const digits = whole.replace(/\B(?=(\d{3})+$)/g, thousands) + (decimals ? point + decimals : '')
  return { lead: symbol.endsWith('.') ? symbol + noBreakSpace : symbol, digits }
}

/** What a price went down by, as a badge says it: `−32%` with the minus sign U+2212; empty where it did not. */
export function formatReduction(price: number, oriPrice: number): string {
  const percent = oriPrice > 0 ? Math.round((1 - price / oriPrice) * 100) : 0
  return percent > 0 ? `\u2212${percent}%` : ''
}
