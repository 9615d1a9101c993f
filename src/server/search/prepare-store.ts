import { sql } from 'kysely'
import { query, runScript, type Tables } from '../database/database.ts'
import { preLovedKind } from '../pre-loved/pre-loved-rules.ts'

/** The tables that search reads; all are derived from the catalogue. */
export const searchTables = ['search_entry', 'search_word', 'search_deletion', 'search_index'] as const

/**
 * Empties the search tables and drops their indexes; recreating the indexes at the end is much faster than maintaining
 * them row by row.
 */
export const beginEntries = (db: Tables): Promise<void> =>
  runScript(
    db,
    `
  drop index if exists search_entry_words;
  drop index if exists search_entry_titles;
  drop index if exists search_entry_first;
  drop index if exists search_entry_first_titles;
  drop index if exists search_entry_sample;
  drop index if exists search_entry_eighth;
  drop index if exists search_deletion_deletion;
  truncate search_entry, search_word, search_deletion;`,
  )

export const endEntries = (db: Tables): Promise<void> =>
  runScript(
    db,
    `
  create index search_entry_words on search_entry using gin (words);
  create index search_entry_titles on search_entry using gin (ts_filter(words, '{a}'));
  create index search_entry_first on search_entry using gin (words) where is_first;
  create index search_entry_first_titles on search_entry using gin (ts_filter(words, '{a}')) where is_first;
  create index search_entry_sample on search_entry using gin (words) where (hashint8(prod_id) & 31) = 0;
  create index search_entry_eighth on search_entry using gin (words) where (hashint8(prod_id) & 7) = 0;
  create index search_deletion_deletion on search_deletion (deletion);
  analyze search_entry, search_word, search_deletion;`,
  )

/**
 * The ids of all products, grouped by category, so that products that are found together are stored together on disk.
 */
export async function readOrder(db: Tables): Promise<number[]> {
  return (
    await query<{ prod_id: number }>(
      db,
      sql`select prod_id from product where kind <> ${preLovedKind} order by category_id, rank`,
    )
  ).map(({ prod_id }) => prod_id)
}

/** The texts of one product: its names and those of its category and department in the order of `languages`. */
type TextRow = {
  prod_id: number
  names: string[]
  category_names: string[]
  department_names: string[]
  brand_name: string | null
  category_ids: number[]
  brand_id: number | null
}

/** The texts of these products, and the ids for their marks; in the order of the ids. */
export const readTexts = (db: Tables, prodIds: number[]): Promise<TextRow[]> =>
  query(
    db,
    sql`
    select p.prod_id, p.names, own.names as category_names, department.names as department_names, b.name as brand_name, array[p.category_id, p.department_id] as category_ids, p.brand_id
    from unnest(${prodIds}::bigint[]) with ordinality as wanted (prod_id, place)
    join product p using (prod_id)
    join category own on own.category_id = p.category_id
    join category department on department.category_id = p.department_id
    left join brand b on b.brand_id = p.brand_id
    order by wanted.place`,
  )

/** `vectors` are tsvector literals, one for each id. */
export const writeEntries = (db: Tables, prodIds: number[], vectors: string[]): Promise<unknown> =>
  query(
    db,
    sql`
    insert into search_entry (prod_id, rank, is_first, value_ids, words)
    select prod_id, p.rank, p.rank < (select count(*) from product) / 8, array(select value_id from product_attribute pa where pa.prod_id = p.prod_id order by value_id), one.vector::tsvector
    from unnest(${prodIds}::bigint[], ${vectors}::text[]) with ordinality as one (prod_id, vector, place) join product p using (prod_id)
    order by one.place`,
  )

/** Writes the number of products with each word or mark, and with the word in their title. */
export const writeWords = (db: Tables, words: string[], uses: number[], titleUses: number[]): Promise<unknown> =>
  query(
    db,
    sql`insert into search_word (word, uses, title_uses) select * from unnest(${words}::text[], ${uses}::int[], ${titleUses}::int[])`,
  )

/** Writes one row for every deletion of each word. */
export const writeDeletions = (db: Tables, deletions: number[], words: string[]): Promise<unknown> =>
  query(
    db,
    sql`insert into search_deletion (deletion, word) select * from unnest(${deletions}::int[], ${words}::text[])`,
  )

/** The version of the rules that built the index. */
export async function readIndexVersion(tables: Tables): Promise<number> {
  return (await tables.selectFrom('search_index').select('version').executeTakeFirst())?.version ?? 0
}

export const writeIndexVersion = (tables: Tables, version: number): Promise<unknown> =>
  tables.updateTable('search_index').set({ version }).execute()

/** Lets one process at a time build the index. Building that of a large mall takes longer than the limit of a statement. */
export const beginIndexing = (inside: Tables): Promise<void> =>
  runScript(inside, 'set local statement_timeout = 0; lock table search_index in exclusive mode;')
