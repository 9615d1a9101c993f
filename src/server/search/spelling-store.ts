import { sql } from 'kysely'
import { type Database, query } from '../database/database.ts'

/** How many products have a word, or one that begins with it, at most, and how many in their title; 0 where the catalogue knows none. */
export type Uses = { readonly uses: number; readonly titleUses: number }

/** The same of one word as it is typed, and the catalogue's words that begin with it where they are few. */
type BeginningUses = Uses & { readonly word: string; readonly begun: readonly string[] | null }

/** So many words are looked for one by one rather than by their beginning. */
const mostBegun = 12

/** The uses of each of these words. */
export async function readUses(db: Database, words: readonly string[]): Promise<Map<string, BeginningUses>> {
  const asked = words.map(
    (word) => sql`
    select ${word}::text as word, coalesce(sum(uses), 0) as uses, coalesce(sum(title_uses), 0) as title_uses,
      case when count(*) between 1 and ${mostBegun} then array_agg(word order by word) end as begun from search_word where word like ${`${word}%`}`,
  )
  if (asked.length === 0) return new Map()
  const rows = await query<{ word: string; uses: number; title_uses: number; begun: string[] | null }>(
    db,
    sql.join(asked, sql` union all `),
  )
  return new Map(rows.map(({ word, uses, title_uses, begun }) => [word, { word, uses, titleUses: title_uses, begun }]))
}

/** The words of the catalogue that share a deletion. */
export const readCandidates = (db: Database, deletions: number[]): Promise<{ word: string; uses: number }[]> =>
  query(
    db,
    sql`
    select word, uses from search_word
    where word in (select word from search_deletion where deletion = any(${deletions}::int[]))`,
  )

/** How many products can be found. */
export const countEntries = async (db: Database): Promise<number> =>
  (await query<{ entries: number }>(db, sql`select count(*) as entries from search_entry`))[0]?.entries ?? 0
