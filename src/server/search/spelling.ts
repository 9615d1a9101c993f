import type { Database } from '../database/database.ts'
import { deletionsOf, editsAllowed, isSpelled, nearest } from './near-words.ts'
import { readCandidates, readUnknown } from './spelling-store.ts'

/** What may stand for each typed word, and whether any of them had to be mended. */
export type Spelling = { readonly words: readonly (readonly string[])[]; readonly isMended: boolean }

/** Gives every word that the catalogue does not know the words nearest to it, beside itself ("sneekers": sneakers). */
export async function spell(db: Database, words: readonly string[]): Promise<Spelling> {
  const unknown = await readUnknown(db, words)
  const ways = await Promise.all(
    words.map(async (word) => {
      if (!unknown.has(word) || !isSpelled(word) || editsAllowed(word) === 0) return [word]
      return [word, ...nearest(word, await readCandidates(db, deletionsOf(word, editsAllowed(word))))]
    }),
  )
  return { words: ways, isMended: ways.some((one) => one.length > 1) }
}
