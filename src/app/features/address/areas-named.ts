import type { Area } from '#contract/account/address.ts'

/**
 * Normalises a name for comparison: lower case, no accents, spaces, apostrophes or hyphens, and the Turkish ı as i,
 * because a name may be spelled Xi'an, Xi An or Xian.
 */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\s'’ʼ-]/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')

/** The areas whose displayed or local name contains the typed text. Names that begin with the text come first. */
export function areasNamed(all: readonly Area[], typed: string): readonly Area[] {
  const words = plain(typed)
  if (words === '') return all
  const namesOf = (area: Area) => [plain(area.areaName), plain(area.localName)]
  const begins = (area: Area) => namesOf(area).some((name) => name.startsWith(words))
  const found = all.filter((area) => namesOf(area).some((name) => name.includes(words)))
  return [...found.filter(begins), ...found.filter((area) => !begins(area))]
}
