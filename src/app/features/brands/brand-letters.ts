import type { Brand } from '#contract/category.ts'
import { foldText } from '#contract/search-words.ts'

/** Brands below the letter that they begin with; those that begin with none are below `#`, at the end. */
export type BrandLetter = { readonly letter: string; readonly brands: readonly Brand[] }

/** The brands whose name holds what was typed, whatever case and accents; all where nothing was. */
export function brandsLike(brands: readonly Brand[], typed: string): readonly Brand[] {
  const wanted = foldText(typed)
  return wanted === '' ? brands : brands.filter(({ brandName }) => ` ${foldText(brandName)}`.includes(wanted))
}

/** The brands from A to Z by letter. */
export function brandLetters(brands: readonly Brand[], language: string): BrandLetter[] {
  const inOrder = [...brands].sort((one, other) => one.brandName.localeCompare(other.brandName, language))
  const letterOf = ({ brandName }: Brand) => /^\p{Letter}/u.exec(foldText(brandName))?.[0]?.toUpperCase() ?? '#'
  const letters = new Map<string, Brand[]>()
  for (const brand of inOrder) letters.set(letterOf(brand), [...(letters.get(letterOf(brand)) ?? []), brand])
  return [...letters]
    .map(([letter, own]) => ({ letter, brands: own }))
    .sort((one, other) => Number(one.letter === '#') - Number(other.letter === '#'))
}
