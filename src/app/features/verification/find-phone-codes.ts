import { phoneCodeLabel, phoneCodes } from '#contract/account/phone-codes.ts'
import type { Language } from '#contract/wire.ts'

export type NamedPhoneCode = {
  readonly index: number
  readonly label: string
  readonly wanted: string
  readonly code: string
}

/**
 * Every dial code with its country's name in a language (docs/product.md#dial-codes: "Sri Lanka (94)"), in the order of
 * the list.
 */
export function namedPhoneCodes(lang: Language): NamedPhoneCode[] {
  const names = new Intl.DisplayNames([lang], { type: 'region' })
  return phoneCodes.map(({ country, name, code }, index) => {
    const own = lang === 'en' ? name : (names.of(country) ?? name)
    return { index, code, label: phoneCodeLabel(own, code), wanted: `${own}\n${name}`.toLocaleLowerCase(lang) }
  })
}

/** The dial codes that match a country name, in the page's language or English, or a code. */
export function findPhoneCodes(
  all: readonly NamedPhoneCode[],
  typed: string,
  lang: Language,
): readonly NamedPhoneCode[] {
  const words = typed
    .trim()
    .replace(/^(\+|00)/, '')
    .toLocaleLowerCase(lang)
  return all.filter(({ wanted, code }) => (/^\d+$/.test(words) ? code.startsWith(words) : wanted.includes(words)))
}
