/**
 * Synonyms: a product whose name contains all words of the first entry is also found by the second. The words are
 * normalised; words of the name itself weigh more (`tsvectorOf`).
 */
const synonyms: readonly (readonly [named: string, typed: string])[] = [
  ['running shoes', 'sneakers trainers joggers'],
  ['smartphone', 'cellphone mobile phone'],
  ['desk telephone', 'landline phone'],
  ['television', 'tv telly'],
  ['laptop', 'notebook computer'],
  ['headphones', 'headset earphones'],
  ['sofa', 'couch settee'],
  ['trousers', 'pants'],
  ['torch', 'flashlight'],
  ['handbag', 'purse'],
  ['blue light glasses', 'spectacles eyeglasses'],
]
const rules = synonyms.map(([named, typed]) => ({ named: named.split(' '), typed: typed.split(' ') }))

/** The synonyms of a product by the words of its name. */
export const synonymsOf = (titleWords: ReadonlySet<string>): string[] =>
  rules.filter(({ named }) => named.every((word) => titleWords.has(word))).flatMap(({ typed }) => typed)
