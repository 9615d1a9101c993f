import sql, { join } from 'sql-template-tag'
import type { Database } from '../database/database.ts'

/** How many products have each word, or one that begins with it, at most; 0 where the catalogue knows none. */
export async function readUses(db: Database, words: readonly string[]): Promise<Map<string, number>> {
  const asked = words.map((word) => sql`select ${word}::text as word, coalesce(sum(uses), 0) as uses from search_word where word like ${`${word}%`}`)
  if (asked.length === 0) return new Map()
  return new Map((await db.query<{ word: string; uses: number }>(join(asked, ' union all '))).map(({ word, uses }) => [word, uses]))
}

/** The words of the catalogue that share a deletion. */
export const readCandidates = (db: Database, deletions: number[]): Promise<{ word: string; uses: number }[]> =>
  db.query(sql`
    select word, uses from search_word
    where word in (select word from search_deletion where deletion = any(${deletions}::int[]))`)

/** How many products can be found. */
export const countEntries = async (db: Database): Promise<number> => (await db.query<{ entries: number }>(sql`select count(*) as entries from search_entry`))[0]?.entries ?? 0
