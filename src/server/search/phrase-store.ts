import { sql } from 'kysely'
import type { Language } from '#contract/wire.ts'
import { type Database, query, type Tables } from '../database/database.ts'

export type PopularRow = { phrase: string }

/**
 * The least number of searches that makes a phrase popular, so that one shopper cannot show a text to all others by
 * typing it once.
 */
const leastTimes = 3

/** The phrases searched in a language in the last 30 days, in the mall's spelling; most searched or newest first. */
export const readPopular = (
  db: Database,
  lang: Language,
  today: string,
  order: 'most' | 'newest',
  max: number,
): Promise<PopularRow[]> =>
  query<PopularRow>(
    db,
    sql`
    select coalesce(sp.phrase, searched.phrase) as phrase from (
      select phrase, sum(times) as times, max(day) as last_day from search_count
      where lang = ${lang} and day > ${today}::date - 30 group by phrase having sum(times) >= ${leastTimes}
    ) searched
    left join lateral (select phrase from search_phrase where lang = ${lang} and folded = searched.phrase limit 1) sp on true
    order by ${order === 'most' ? sql`searched.times desc, searched.last_day desc` : sql`searched.last_day desc, searched.times desc`},
      searched.phrase
    limit ${max}`,
  )

/** The phrases that find the most products, among those that find any in a region. */
export const readHeaviest = (db: Database, lang: Language, regionId: number, max: number): Promise<PopularRow[]> =>
  query<PopularRow>(
    db,
    sql`select phrase from search_phrase where lang = ${lang} and ${regionId}::bigint = any(regions) order by weight desc, phrase_id limit ${max}`,
  )

/**
 * Phrases of a region that begin with a folded text, then those that contain it at the start of a word, then anywhere;
 * the given language first.
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
    select phrase from (
      select distinct on (phrase) phrase, weight, lang <> ${lang} as is_foreign,
        case when folded like ${`${folded}%`} then 0 when folded like ${`% ${folded}%`} then 1 else 2 end as place
      from search_phrase where folded like ${`%${folded}%`} and ${regionId}::bigint = any(regions)
      order by phrase, lang <> ${lang}, weight desc
    ) one
    order by place, is_foreign, weight desc, phrase limit ${max}`,
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

const patternOf = (word: string) => (/\p{Script=Han}/u.test(word) ? `%${word}%` : `% ${word}%`)

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

/** Counts a search of a folded phrase on a day (`yyyy-MM-dd`). */
export const addSearch = (db: Database, lang: Language, phrase: string, today: string): Promise<unknown> =>
  query(
    db,
    sql`
    insert into search_count (lang, phrase, day, times) values (${lang}, ${phrase}, ${today}::date, 1)
    on conflict (lang, phrase, day) do update set times = search_count.times + 1`,
  )

/** Deletes searches older than 90 days before a day. */
export const deleteOldSearches = (db: Database, today: string): Promise<unknown> =>
  query(db, sql`delete from search_count where day < ${today}::date - 90`)
