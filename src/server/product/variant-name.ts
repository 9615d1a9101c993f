import { type Language, languages } from '#contract/languages.ts'

/** One choice of a variant: the name of its group, such as "Size", and the chosen value, in the order of `languages`. */
type ChosenValue = { readonly axis: readonly string[]; readonly value: readonly string[] }

/** Numbers, also of a system such as "UK 7.5" or "35–38", and one to three capitals, such as "XL", "2XL" or "S/M". */
const sizeOnly = /^(?:(?:EU|UK|US) )?\d[\d.,/–-]*$|^\d?[A-Z]{1,3}(?:\/\d?[A-Z]{1,3})?$/

/**
 * Whether a value says nothing without the name of its group, such as "38" or "XL". `english` is the value in English,
 * so that all languages treat a value alike. A value with a unit or a word explains itself.
 */
export const needsGroupName = (english: string): boolean => sizeOnly.test(english)

/**
 * The name of a variant in a language, such as "Lilac, Size: 38" (docs/product.md#variant-names). Empty where the
 * product has no choice.
 */
export function variantName(chosen: readonly ChosenValue[], language: Language): string {
  const at = languages.indexOf(language)
  const [colon, comma] = language === 'zh' ? ['：', '，'] : [': ', ', ']
  return chosen
    .map(({ axis, value }) => (needsGroupName(value[0] ?? '') ? `${axis[at]}${colon}${value[at]}` : value[at]))
    .join(comma)
}
