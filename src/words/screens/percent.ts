import type { Language } from '#contract/wire.ts'

/** A share in per cent: `10%`, Turkish `%10`, Russian `10 %`. */
export const formatPercent = (percent: number, language: Language): string =>
  language === 'tr' ? `%${percent}` : language === 'ru' ? `${percent}\u00a0%` : `${percent}%`
