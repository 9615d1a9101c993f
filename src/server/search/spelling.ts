import { editsAllowed, isSpelled, nearest } from '../../contract/near-words.ts'
import type { Database } from '../database/database.ts'
import { deletionsOf } from './near-words.ts'
import { readCandidates, readUses } from './spelling-store.ts'

/** What may stand for each typed word, whether any of them had to be mended, and how many products have the rarest, at most. */
export type Spelling = { readonly words: readonly (readonly string[])[]; readonly isMended: boolean; readonly uses: number }

/** Gives every word that the catalogue does not know the words nearest to it, beside itself ("sneekers": sneakers). */
export async function spell(db: Database, words: readonly string[]): Promise<Spelling> {
  const known = await readUses(db, words)
  const ways = await Promise.all(
    words.map(async (word) => {
      const times = known.get(word) ?? 0
      if (times > 0 || !isSpelled(word) || editsAllowed(word) === 0) return { words: [word], uses: times }
      const candidates = await readCandidates(db, deletionsOf(word, editsAllowed(word)))
      const near = nearest(word, candidates)
      return { words: [word, ...near], uses: candidates.reduce((sum, one) => sum + (near.includes(one.word) ? one.uses : 0), 0) }
    }),
  )
  const uses = ways.length > 0 ? Math.min(...ways.map((way) => way.uses)) : 0
  return { words: ways.map((way) => way.words), isMended: ways.some((way) => way.words.length > 1), uses }
}
