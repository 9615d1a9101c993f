import { type Language, languages } from './languages.ts'

/** The language that an address asks for, `?lang=tr`: for search engines and links; null where it names none (decision 0012). */
export function languageInAddress(search: string): Language | null {
  const asked = /[?&]lang=(\w\w)(?:&|$)/.exec(search)?.[1]
  return languages.find((one) => one === asked) ?? null
}

/** The same page's address without the language it asks for. */
export function withoutLanguage(href: string): string {
  const { pathname, search, hash } = new URL(href)
  return pathname + search.replace(/([?&])lang=\w\w(&|$)/, (_, before, after) => after && before) + hash
}
