import type { Brand } from '#contract/category.ts'
import { foldText } from '#contract/search/search-words.ts'

/**
 * A letter and the brands that begin with it. Brands that begin with no letter are grouped under `#`, which sorts last.
 */
export type BrandLetter = { readonly letter: string; readonly brands: readonly Brand[] }

/** The brands whose name contains the typed text, ignoring case and accents; all brands for empty text. */
export function brandsLike(brands: readonly Brand[], typed: string): readonly Brand[] {
  const folded = foldText(typed)
  return folded === '' ? brands : brands.filter(({ brandName }) => ` ${foldText(brandName)}`.includes(folded))
}

/** The brands grouped by first letter and sorted from A to Z. */
export function brandLetters(brands: readonly Brand[], language: string): BrandLetter[] {
  const inOrder = [...brands].sort((one, other) => one.brandName.localeCompare(other.brandName, language))
  const letterOf = ({ brandName }: Brand) => /^\p{Letter}/u.exec(foldText(brandName))?.[0]?.toUpperCase() ?? '#'
  const letters = new Map<string, Brand[]>()
  for (const brand of inOrder) letters.set(letterOf(brand), [...(letters.get(letterOf(brand)) ?? []), brand])
  return [...letters]
    .map(([letter, own]) => ({ letter, brands: own }))
    .sort((one, other) => Number(one.letter === '#') - Number(other.letter === '#'))
}
