import { editsAllowed, isSpelled, nearest } from '../../contract/near-words.ts'
import type { Database } from '../database/database.ts'
import { deletionsOf } from './near-words.ts'
import { readCandidates, readUses, type Uses } from './spelling-store.ts'

/** What may stand for each typed word, whether any of them had to be mended, and the uses of the rarest. */
export type Spelling = Uses & { readonly words: readonly (readonly string[])[]; readonly isMended: boolean }

/** Gives every word that the catalogue does not know the words nearest to it, beside itself ("sneekers": sneakers). */
export async function spell(db: Database, words: readonly string[]): Promise<Spelling> {
  const known = await readUses(db, words)
  const ways = await Promise.all(
    words.map(async (word) => {
      const own = known.get(word) ?? { uses: 0, titleUses: 0 }
      if (own.uses > 0 || !isSpelled(word) || editsAllowed(word) === 0) return { ...own, words: [word] }
      const candidates = await readCandidates(db, deletionsOf(word, editsAllowed(word)))
      const near = nearest(word, candidates)
      const meant = candidates.filter((one) => near.includes(one.word))
      return { words: [word, ...near], uses: sumOf(meant.map(({ uses }) => uses)), titleUses: sumOf(meant.map(({ titleUses }) => titleUses)) }
    }),
  )
  const least = (numbers: number[]) => (numbers.length > 0 ? Math.min(...numbers) : 0)
  return {
    words: ways.map((way) => way.words),
    isMended: ways.some((way) => way.words.length > 1),
    uses: least(ways.map(({ uses }) => uses)),
    titleUses: least(ways.map(({ titleUses }) => titleUses)),
  }
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)
