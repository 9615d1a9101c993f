import type { Language } from '../contract/wire.ts'

/** A number as a card says it: `4.8`, `640`, `2.1k` in the language's own short form. */
export function formatCount(count: number, language: Language): string {
  const text = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 }).format(count)
  // English alone writes its short forms small on a price tag: 2.1k.
  return language === 'en' ? text.toLowerCase() : text
}
