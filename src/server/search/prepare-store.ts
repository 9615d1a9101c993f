import sql from 'sql-template-tag'
import type { Database } from '../database/database.ts'

type Inside = Pick<Database, 'query' | 'run'>

/** What search reads, all made from the catalogue. */
export const searchTables = ['search_entry', 'search_word', 'search_deletion'] as const

/** Empties what search reads; the indexes are made again at the end, which is much faster than row by row. */
export const beginEntries = (db: Inside): Promise<void> => db.run(`
  drop index if exists search_entry_words;
  drop index if exists search_entry_sample;
  drop index if exists search_deletion_deletion;
  truncate search_entry, search_word, search_deletion;`)

export const endEntries = (db: Inside): Promise<void> => db.run(`
  create index search_entry_words on search_entry using gin (words);
  create index search_entry_sample on search_entry using gin (words) where (hashint8(prod_id) & 31) = 0;
  create index search_deletion_deletion on search_deletion (deletion);
  analyze search_entry, search_word, search_deletion;`)

/** All products, those of one category side by side: what is found together then lies together on disk. */
export async function readOrder(db: Inside): Promise<number[]> {
  return (await db.query<{ prod_id: number }>(sql`select prod_id from product order by category_id, rank`)).map(({ prod_id }) => prod_id)
}

/** Of these products the names, and the names of brand, category and department, in all languages; in the ids' order. */
export const readTexts = (db: Inside, prodIds: number[]): Promise<{ prod_id: number; names: string[]; others: string[] }[]> =>
  db.query(sql`
    select p.prod_id, p.names, own.names || department.names || coalesce(array[b.name], '{}') as others
    from unnest(${prodIds}::bigint[]) with ordinality as wanted (prod_id, place)
    join product p using (prod_id)
    join category own on own.category_id = p.category_id
    join category department on department.category_id = p.department_id
    left join brand b on b.brand_id = p.brand_id
    order by wanted.place`)

/** `vectors` are tsvector literals, one an id. */
export const writeEntries = (db: Inside, prodIds: number[], vectors: string[]): Promise<unknown> =>
  db.query(sql`
    insert into search_entry (prod_id, words, value_ids)
    select one.prod_id, one.vector::tsvector,
      array(select value_id from product_attribute pa where pa.prod_id = one.prod_id order by value_id)
    from unnest(${prodIds}::bigint[], ${vectors}::text[]) as one (prod_id, vector)`)

export const writeWords = (db: Inside, words: string[], uses: number[]): Promise<unknown> =>
  db.query(sql`insert into search_word (word, uses) select * from unnest(${words}::text[], ${uses}::int[])`)

/** One row for every deletion of each word. */
export const writeDeletions = (db: Inside, deletions: number[], words: string[]): Promise<unknown> =>
  db.query(sql`insert into search_deletion (deletion, word) select * from unnest(${deletions}::int[], ${words}::text[])`)
