import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { query, runScript } from '#server/database/database.ts'
import { searchRank } from '#server/database/migrations/0010-search-rank.ts'
import { updateSearch } from '#server/search/prepare-search.ts'
import { type Mall, openMall } from '../support/mall.ts'

let mall: Mall
beforeAll(async () => {
  mall = await openMall(720)
})
afterAll(() => mall?.close())

const read = async () => ({
  entries: await query(
    mall.db,
    sql`select prod_id, rank, is_first, value_ids, strip(words)::text as words, strip(ts_filter(words, '{a}'))::text as titles from search_entry order by prod_id`,
  ),
  words: await query(mall.db, sql`select word, uses, title_uses from search_word order by word`),
})

test('product#search: a mall of an older version has the same search index as a new one', async () => {
  const seeded = await read()
  // The state before the migration: no marks among the words, no ranks.
  await runScript(
    mall.db,
    `
    create table entry_before as select prod_id, ts_delete(words, array(select lexeme from unnest(words) where lexeme like '#%')) as words, value_ids from search_entry;
    drop table search_entry;
    alter table entry_before rename to search_entry;
    alter table search_word drop column title_uses;
    drop index offer_found, offer_eighth;`,
  )
  await runScript(mall.db, searchRank)
  expect(await read()).toEqual(seeded)
  expect(seeded.entries.length).toBeGreaterThan(200)
})

test('product#search: an index that older rules built is built anew, once', async () => {
  const seeded = await read()
  await query(mall.db, sql`update search_index set version = version - 1`)
  await query(mall.db, sql`update search_entry set words = ''`)
  await query(mall.db, sql`delete from search_word`)
  let times = 0
  for (let start = 0; start < 2; start += 1) await updateSearch(mall.db, () => void (times += 1))
  expect(await read()).toEqual(seeded)
  expect(times).toBe(1)
})
