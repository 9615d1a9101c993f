import { sql } from 'kysely'
import { type Database, query } from '../database/database.ts'

/**
 * Upper bounds of the number of products that have a word, or a word that begins with it, anywhere and in their title;
 * 0 for an unknown word.
 */
export type Uses = { readonly uses: number; readonly titleUses: number }

/** The uses of one typed word, and the catalogue's words that begin with it if there are only a few. */
type BeginningUses = Uses & { readonly word: string; readonly begun: readonly string[] | null }

/** Up to this number of words are searched one by one rather than by their common beginning. */
const maxBegun = 12

/** Reads the uses of each of these words. */
export async function readUses(db: Database, words: readonly string[]): Promise<Map<string, BeginningUses>> {
  const asked = words.map(
    (word) => sql`
    select ${word}::text as word, coalesce(sum(uses), 0) as uses, coalesce(sum(title_uses), 0) as title_uses,
      case when count(*) between 1 and ${maxBegun} then array_agg(word order by word) end as begun from search_word where word like ${`${word}%`}`,
  )
  if (asked.length === 0) return new Map()
  const rows = await query<{ word: string; uses: number; title_uses: number; begun: string[] | null }>(
    db,
    sql.join(asked, sql` union all `),
  )
  return new Map(rows.map(({ word, uses, title_uses, begun }) => [word, { word, uses, titleUses: title_uses, begun }]))
}

/** The numbers of products that have these marks of types; an unknown mark is absent. */
export const readMarkUses = async (db: Database, marks: readonly string[]): Promise<ReadonlyMap<string, number>> =>
  new Map(
    (
      await query<{ word: string; uses: number }>(
        db,
        sql`select word, uses from search_word where word = any(${[...marks]}::text[])`,
      )
    ).map(({ word, uses }) => [word, uses]),
  )

/** The words of the catalogue that share a deletion with a typed word. */
export const readCandidates = (db: Database, deletions: number[]): Promise<{ word: string; uses: number }[]> =>
  query(
    db,
    sql`
    select word, uses from search_word
    where word in (select word from search_deletion where deletion = any(${deletions}::int[]))`,
  )

/** The number of products that search can find. */
export const countEntries = async (db: Database): Promise<number> =>
  (await query<{ entries: number }>(db, sql`select count(*) as entries from search_entry`))[0]?.entries ?? 0
