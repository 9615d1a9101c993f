import type { Area } from '#contract/account/address.ts'

/** Words as they are compared: small letters alone, without accents, and with the Turkish ı as i; nobody knows whether a place is written Xi'an, Xi An or Xian. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\s'’ʼ-]/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')

/** The places whose name, ours or their own, holds what was typed; those that begin with it come first. */
export function areasNamed(all: readonly Area[], typed: string): readonly Area[] {
  const words = plain(typed)
  if (words === '') return all
  const namesOf = (area: Area) => [plain(area.areaName), plain(area.localName)]
  const begins = (area: Area) => namesOf(area).some((name) => name.startsWith(words))
  const found = all.filter((area) => namesOf(area).some((name) => name.includes(words)))
  return [...found.filter(begins), ...found.filter((area) => !begins(area))]
}
