import { sql } from 'kysely'
import type { Language } from '#contract/wire.ts'
import { type Database, query, type Tables } from '../database/database.ts'

export type PopularRow = { phrase: string }

/** One search makes no phrase popular: nobody puts a word before all shoppers by typing it once. */
const leastTimes = 3

/** What was searched in the last 30 days in a language, as the mall writes it; most searched or newest first. */
export const readPopular = (
  db: Database,
  lang: Language,
  today: string,
  order: 'most' | 'newest',
  most: number,
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
    limit ${most}`,
  )

/** The phrases that find the most products, of those that find any in a region. */
export const readHeaviest = (db: Database, lang: Language, regionId: number, most: number): Promise<PopularRow[]> =>
  query<PopularRow>(
    db,
    sql`select phrase from search_phrase where lang = ${lang} and ${regionId}::bigint = any(regions) order by weight desc, phrase_id limit ${most}`,
  )

/** Phrases of a region that go on from a folded text, then those that hold it at a word's start, then anywhere; own language first. */
export const readPhrases = (
  db: Database,
  lang: Language,
  regionId: number,
  folded: string,
  most: number,
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
    order by place, is_foreign, weight desc, phrase limit ${most}`,
  )

/**
 * Phrases of a region that hold one of these words, the more of them the better, then those of the own language; `words` are folded.
 * A Chinese word may begin anywhere in a phrase, any other where a word of it begins.
 */
export const readNear = (
  db: Database,
  lang: Language,
  regionId: number,
  words: readonly string[],
  most: number,
): Promise<PopularRow[]> =>
  query<PopularRow>(
    db,
    sql`
    select phrase from (
      select distinct on (phrase) phrase, weight, lang <> ${lang} as is_foreign,
        (select count(*) from unnest(${words.map(patternOf)}::text[]) as pattern where ' ' || folded like pattern) as hits
      from search_phrase where ${regionId}::bigint = any(regions) order by phrase, lang <> ${lang}, weight desc
    ) one
    where hits > 0 order by hits desc, is_foreign, weight desc, phrase limit ${most}`,
  )

const patternOf = (word: string) => (/\p{Script=Han}/u.test(word) ? `%${word}%` : `% ${word}%`)

/** Every phrase as it is searched. */
export const readPhraseTexts = (tables: Tables): Promise<{ phrase_id: number; folded: string }[]> =>
  query(tables, sql`select phrase_id, folded from search_phrase`)

/** Of the phrases that find one of these products, writes in which of the regions each finds something now. `queries` are tsqueries, one a phrase. */
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

/** Forgets searches of more than 90 days before a day. */
export const deleteOldSearches = (db: Database, today: string): Promise<unknown> =>
  query(db, sql`delete from search_count where day < ${today}::date - 90`)
