import { phoneCodeLabel, phoneCodes } from '#contract/account/phone-codes.ts'
import type { Language } from '#contract/wire.ts'

export type NamedPhoneCode = {
  readonly index: number
  readonly label: string
  readonly wanted: string
  readonly code: string
}

/**
 * Every dial code with its country's name in a language (docs/product.md#dial-codes: "Sri Lanka (94)"), in the list's
 * own order.
 */
export function namedPhoneCodes(lang: Language): NamedPhoneCode[] {
  const names = new Intl.DisplayNames([lang], { type: 'region' })
  return phoneCodes.map(({ country, name, code }, index) => {
    const own = lang === 'en' ? name : (names.of(country) ?? name)
    return { index, code, label: phoneCodeLabel(own, code), wanted: `${own}\n${name}`.toLocaleLowerCase(lang) }
  })
}

/** Those that a person looks for by a name, in their language or English, or by a code. */
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
