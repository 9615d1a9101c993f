/**
 * What people type for things that the mall calls otherwise: a product whose name holds the first words, all of them,
 * is found by the second ones too. Folded words; a name's own words weigh more (`tsvectorOf`).
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

/** The further words under which a product with these words in its name is found. */
export const synonymsOf = (titleWords: ReadonlySet<string>): string[] =>
  rules.filter(({ named }) => named.every((word) => titleWords.has(word))).flatMap(({ typed }) => typed)
