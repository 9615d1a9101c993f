import sql, { join } from 'sql-template-tag'
import type { Database } from '../database/database.ts'

/** Those of the words that no word of the catalogue is or begins with. */
export async function readUnknown(db: Database, words: readonly string[]): Promise<Set<string>> {
  const asked = words.map((word) => sql`select ${word}::text as word where not exists (select from search_word where word like ${`${word}%`})`)
  if (asked.length === 0) return new Set()
  return new Set((await db.query<{ word: string }>(join(asked, ' union all '))).map(({ word }) => word))
}

/** The words of the catalogue that share a deletion. */
export const readCandidates = (db: Database, deletions: number[]): Promise<{ word: string; uses: number }[]> =>
  db.query(sql`
    select word, uses from search_word
    where word in (select word from search_deletion where deletion = any(${deletions}::int[]))`)
