import type { Language } from '../contract/wire.ts'

/** A number as a card says it: `4.8`, `640`, `2.1k` in the language's own short form. */
export function formatCount(count: number, language: Language): string {
  return new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 }).format(count).toLocaleLowerCase(language)
}
