import { type Language, languages } from './languages.ts'

/**
 * The language that an address requests (`?lang=tr`), for search engines and links. Null where the address names none
 * (decision 0012).
 */
export function languageInAddress(search: string): Language | null {
  const asked = /[?&]lang=(\w\w)(?:&|$)/.exec(search)?.[1]
  return languages.find((one) => one === asked) ?? null
}

/** The address without its language parameter. */
export function withoutLanguage(href: string): string {
  const { pathname, search, hash } = new URL(href)
  return pathname + search.replace(/([?&])lang=\w\w(&|$)/, (_, before, after) => after && before) + hash
}
