/** Shorter words fit into a line of every tile. */
const longWord = /[а-яё]{13,}/giu

const [any, vowel, consonant] = ['[а-яё]', '[аеёиоуыэюя]', '[бвгджзклмнпрстфхцчшщ]']
/** The letters before and after a place where a Russian word may be parted (P. Khristov's rules). */
const places = [
  ['[йъь]', `${any}${any}`],
  [vowel, `${vowel}${any}`],
  [`${vowel}${consonant}`, `${consonant}${vowel}`],
  [`${consonant}${vowel}`, `${consonant}${vowel}`],
  [`${vowel}${consonant}`, `${consonant}${consonant}${vowel}`],
  [`${vowel}${consonant}${consonant}`, `${consonant}${consonant}${vowel}`],
].map(([before, after]) => new RegExp(`(${before})(?=${after})`, 'giu'))

/**
 * Puts soft hyphens into the long Russian words of a name that stands in a narrow tile: browsers have no hyphenation of
 * their own for Russian (docs/design.md#language). Other words stay.
 */
export const softHyphens = (name: string): string =>
  name.replace(longWord, (word) => places.reduce((parted, place) => parted.replace(place, '$1\u00ad'), word))
