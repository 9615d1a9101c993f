import { sql } from 'kysely'
import type { Language } from '#contract/wire.ts'
import { type Database, query, type Tables } from '../database/database.ts'
import { textAt } from '../database/expressions.ts'

type PopularRow = { phrase: string }

/** The least number of callers that makes a phrase popular: fewer cannot show a text to all others (decision 0049). */
const leastCallers = 5
/** The number of days for which a search is stored. */
const days = 7

/** Whether a folded phrase contains one of these stopped phrases as whole words; Chinese is written without spaces. */
export const isStopped = (folded: string, stopped: readonly string[]): boolean =>
  stopped.some((one) => (isChinese(one) ? folded.includes(one) : ` ${folded} `.includes(` ${one} `)))

/** The same as a condition: the phrase contains none of them. */
const isAllowed = (phrase: 'searched.phrase' | 'folded', stopped: readonly string[]) => {
  const patterns = stopped.map((one) => (isChinese(one) ? `%${one}%` : `% ${one} %`))
  return sql`' ' || ${sql.ref(phrase)} || ' ' not like all(${patterns}::text[])`
}

const isChinese = (text: string) => /\p{Script=Han}/u.test(text)

/** The phrases that many callers searched in a language, in the mall's spelling; by most callers or newest first. */
export const readPopular = (
  db: Database,
  lang: Language,
  { today, order, stopped, max }: { today: string; order: 'most' | 'newest'; stopped: readonly string[]; max: number },
): Promise<PopularRow[]> =>
  query<PopularRow>(
    db,
    sql`
    select coalesce(sp.phrase, searched.phrase) as phrase from (
      select phrase, count(distinct caller) as callers, max(day) as last_day from search_count
      where lang = ${lang} and day > ${today}::date - ${days}::int group by phrase having count(distinct caller) >= ${leastCallers}
    ) searched
    left join lateral (select phrase from search_phrase where lang = ${lang} and folded = searched.phrase limit 1) sp on true
    where ${isAllowed('searched.phrase', stopped)}
    order by ${order === 'most' ? sql`searched.callers desc, searched.last_day desc` : sql`searched.last_day desc, searched.callers desc`},
      searched.phrase
    limit ${max}`,
  )

/** The allowed phrases that find the most products, among those that find any in a region; none of `others`, folded. */
export const readHeaviest = (
  db: Database,
  lang: Language,
  {
    regionId,
    stopped,
    others,
    max,
  }: { regionId: number; stopped: readonly string[]; others: readonly string[]; max: number },
): Promise<PopularRow[]> =>
  query<PopularRow>(
    db,
    sql`
    select phrase from search_phrase
    where lang = ${lang} and ${regionId}::bigint = any(regions) and ${isAllowed('folded', stopped)} and folded <> all(${[...others]}::text[])
    order by weight desc, phrase_id limit ${max}`,
  )

/** The names of the departments and categories in a language. */
export const readCategoryNames = async (
  tables: Tables,
  textIndex: number,
): Promise<{ name: string; isDepartment: boolean }[]> =>
  (
    await tables
      .selectFrom('category')
      .select((eb) => [textAt(eb.ref('names'), textIndex).as('name'), 'parent_id'])
      .execute()
  ).map(({ name, parent_id }) => ({ name, isDepartment: parent_id === 0 }))

/**
 * Phrases of a region and a language that begin with a folded text, then those that contain it at the start of a word,
 * then anywhere.
 */
export const readPhrases = (
  db: Database,
  lang: Language,
  regionId: number,
  folded: string,
  max: number,
): Promise<PopularRow[]> =>
  query<PopularRow>(
    db,
    sql`
    select phrase from search_phrase
    where lang = ${lang} and folded like ${`%${folded}%`} and ${regionId}::bigint = any(regions)
    order by case when folded like ${`${folded}%`} then 0 when folded like ${`% ${folded}%`} then 1 else 2 end, weight desc, phrase
    limit ${max}`,
  )

/**
 * Phrases of a region that contain at least one of these folded words; those with more of the words come first, then
 * those in the given language.
 * A Chinese word may begin anywhere in a phrase, any other word only where a word of the phrase begins.
 */
export const readNear = (
  db: Database,
  lang: Language,
  regionId: number,
  words: readonly string[],
  max: number,
): Promise<PopularRow[]> =>
  query<PopularRow>(
    db,
    sql`
    select phrase from (
      select distinct on (phrase) phrase, weight, lang <> ${lang} as is_foreign,
        (select count(*) from unnest(${words.map(patternOf)}::text[]) as pattern where ' ' || folded like pattern) as hits
      from search_phrase where ${regionId}::bigint = any(regions) order by phrase, lang <> ${lang}, weight desc
    ) one
    where hits > 0 order by hits desc, is_foreign, weight desc, phrase limit ${max}`,
  )

const patternOf = (word: string) => (isChinese(word) ? `%${word}%` : `% ${word}%`)

/** The phrases that the operator keeps out of the popular searches, folded, in the order of the alphabet. */
export async function readStopped(tables: Tables): Promise<string[]> {
  return (await tables.selectFrom('stopped_search').select('phrase').execute()).map(({ phrase }) => phrase).sort()
}

/** Stops a folded phrase; false where it is stopped already. */
export async function stopSearch(tables: Tables, phrase: string): Promise<boolean> {
  const row = await tables
    .insertInto('stopped_search')
    .values({ phrase })
    .onConflict((conflict) => conflict.doNothing())
    .returning('phrase')
    .executeTakeFirst()
  return row !== undefined
}

/** Allows a stopped phrase again; false where it is not stopped. */
export async function allowSearch(tables: Tables, phrase: string): Promise<boolean> {
  const row = await tables
    .deleteFrom('stopped_search')
    .where('phrase', '=', phrase)
    .returning('phrase')
    .executeTakeFirst()
  return row !== undefined
}

/** Every phrase in its folded form. */
export const readPhraseTexts = (tables: Tables): Promise<{ phrase_id: number; folded: string }[]> =>
  query(tables, sql`select phrase_id, folded from search_phrase`)

/**
 * Updates the phrases that find at least one of these products: writes in which of the regions each phrase currently
 * finds products. `queries` are tsqueries, one for each phrase.
 */
export const writePhraseRegions = (
  tables: Tables,
  phraseIds: number[],
  queries: string[],
  prodIds: readonly number[],
  regionIds: readonly number[],
): Promise<unknown> =>
  query(
    tables,
    sql`
    update search_phrase sp set regions = array(
      select here from unnest(${[...regionIds]}::bigint[]) as here
      where exists (select 1 from search_entry s join offer o using (prod_id) where s.words @@ asked.query::tsquery and o.region_id = here and o.is_available))
    from unnest(${phraseIds}::int[], ${queries}::text[]) as asked (phrase_id, query)
    where sp.phrase_id = asked.phrase_id
      and exists (select 1 from search_entry s where s.prod_id = any(${[...prodIds]}::bigint[]) and s.words @@ asked.query::tsquery)`,
  )

/** Counts a caller's search of a folded phrase on a day (`yyyy-MM-dd`). `caller` is a hash that names nobody. */
export const addSearch = (
  db: Database,
  search: { lang: Language; phrase: string; caller: string; day: string },
): Promise<unknown> =>
  query(
    db,
    sql`
    insert into search_count (lang, phrase, caller, day) values (${search.lang}, ${search.phrase}, ${search.caller}, ${search.day}::date)
    on conflict do nothing`,
  )

/** The secret of the hashes of callers. */
export async function readSearchSecret(db: Database): Promise<string> {
  return (await db.selectFrom('search_secret').select('secret').executeTakeFirstOrThrow()).secret
}

/** Deletes searches that no longer count on a day. */
export const deleteOldSearches = (tables: Tables, today: string): Promise<unknown> =>
  query(tables, sql`delete from search_count where day <= ${today}::date - ${days}::int`)
