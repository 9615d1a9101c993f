import { regionIds } from '#contract/region/region-ids.ts'
import type { Language } from '#contract/wire.ts'

/** Names of the regions and countries of origin, by code (`placeOfOrigin` on the wire). */
const countryNames: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  LK: { en: 'Sri Lanka', zh: '斯里兰卡', tr: 'Sri Lanka', ru: 'Шри-Ланка', pt: 'Sri Lanka' },
  CN: { en: 'China', zh: '中国', tr: 'Çin', ru: 'Китай', pt: 'China' },
  LA: { en: 'Laos', zh: '老挝', tr: 'Laos', ru: 'Лаос', pt: 'Laos' },
  TR: { en: 'Türkiye', zh: '土耳其', tr: 'Türkiye', ru: 'Турция', pt: 'Turquia' },
}

/** A country's name in a language; the code itself for an unknown code. */
export const countryName = (code: string, lang: Language): string => countryNames[code]?.[lang] ?? code

/** A region's name in a language; empty for an unknown region. */
export const regionName = (regionId: number, lang: Language): string => {
  const [code = ''] = Object.entries(regionIds).find(([, id]) => id === regionId) ?? []
  return countryName(code, lang)
}

/** The code of a country by its name in a language; the name itself for an unknown name. */
export const countryCode = (name: string, lang: Language): string =>
  Object.keys(countryNames).find((code) => countryNames[code]?.[lang] === name) ?? name
