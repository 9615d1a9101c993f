/** The longest name of a list, in characters. */
export const longestListName = 60

/** A typed name without white space at its ends and without repeated white space. */
export const cleanName = (name: string): string => name.trim().replace(/\s+/g, ' ')

/** Names with the same key count as the same name: capital letters and white space make no difference. */
export const nameKey = (name: string): string => cleanName(name).normalize('NFC').toLowerCase()

/** A name with the lowest number from 2 that makes a name whose key is not in `taken`, such as "Party (2)". */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  for (let number = 2; ; number += 1) {
    const suffix = ` (${number})`
    const made = [...name].slice(0, longestListName - suffix.length).join('') + suffix
    if (!taken.has(nameKey(made))) return made
  }
}
