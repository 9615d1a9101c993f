import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { queryString } from '#contract/endpoint.ts'
import { type Language, languages } from '#contract/languages.ts'
import { defaultRegionId, regionIds } from '#contract/region/region.ts'
import type { SearchResult } from '#contract/search/search.ts'
import { foldText } from '#contract/search/search-words.ts'
import { query } from '#server/database/database.ts'
import { runCommand } from '#server/operator/run-command.ts'
import { searchCases } from '#tests/contract/search-cases.ts'
import { type Mall, openMall } from '../support/mall.ts'

const header = 'X-Forwarded-For'
let mall: Mall
beforeAll(async () => {
  mall = await openMall(2000, { ADDRESS_HEADER: header })
})
afterAll(() => mall?.close())

const find = (key: string, lang: Language, regionId: number = defaultRegionId, pageSize = 50) =>
  mall.read<SearchResult>(`/search?${queryString({ key, lang, regionId, pageSize })}`)
/** Whether a product has all words as typed. */
const isFound = async (key: string, lang: Language, regionId: number) => {
  const { total, mended } = await find(key, lang, regionId)
  return total > 0 && mended === undefined
}
const suggest = (keyword: string, lang: Language, regionId: number = defaultRegionId) =>
  mall.read<string[]>(`/search/suggest/keyword?${queryString({ keyword, lang, regionId })}`)
const popular = (lang: Language) =>
  mall.read<{ content: string }[]>(
    `/search/hotSearch?${queryString({ number: 10, sort: 1, lang, regionId: defaultRegionId })}`,
  )
/** Searches from as many addresses. Searches are counted after the answer was sent. */
const search = async (key: string, lang: Language, callers: number) => {
  const path = `/search?${queryString({ key, lang, regionId: defaultRegionId })}`
  for (let host = 1; host <= callers; host += 1) await mall.get(path, { [header]: `10.0.0.${host}` })
}
const searched = async (key: string, lang: Language, callers: number) => {
  await search(key, lang, callers)
  await expect
    .poll(
      async () =>
        (
          await query<{ callers: number }>(
            mall.db,
            sql`select count(*)::int as callers from search_count where phrase = ${foldText(key)} and lang = ${lang}`,
          )
        )[0]?.callers,
    )
    .toBe(callers)
}

describe('product#search: search in five languages', () => {
  test.each([
    ['milk', 'en'],
    ['手表', 'zh'],
    ['telefon', 'tr'],
    ['молоко', 'ru'],
    ['leite', 'pt'],
  ] as const)('product#search: %s ranks the same products first in every interface language', async (key, own) => {
    const [first] = (await find(key, own)).records
    for (const lang of languages) expect((await find(key, lang)).records[0]?.prodId, lang).toBe(first?.prodId)
  })

  test.each(searchCases)(
    'product#search: $language "$typed" finds "$expectedName" among the first $within: $because',
    async ({ language, typed, expectedName, within }) => {
      const expected = foldText(expectedName)
      const { records } = await find(typed, language, defaultRegionId, within)
      const names = records.map(({ prodName }) => foldText(prodName))
      expect(
        names.some((name) => name.includes(expected)),
        names.join(' | '),
      ).toBe(true)
    },
  )

  test.each(Object.values(regionIds))(
    'product#search: a word in one language finds the same products in all languages, region %i',
    async (regionId) => {
      for (const { typed, language } of searchCases.filter((_, at) => at % 7 === 0)) {
        const totals = await Promise.all(languages.map(async (lang) => (await find(typed, lang, regionId)).total))
        expect(new Set(totals).size, `${language} ${typed}`).toBe(1)
      }
    },
  )
})

describe('product#search: suggestions come from the products of the mall', () => {
  test.each([
    ['en', 'Running sho', 'running shoes'],
    ['zh', '跑', '跑鞋'],
    ['tr', 'kosu ayakk', 'koşu ayakkabısı'],
    ['tr', 'KOŞU', 'koşu ayakkabısı'],
    ['ru', 'Кроссов', 'кроссовки'],
    ['pt', 'tenis de', 'tênis de corrida'],
  ] as const)('product#search: %s "%s" is completed to "%s"', async (lang, keyword, phrase) => {
    const phrases = await suggest(keyword, lang)
    expect(phrases.length).toBeLessThanOrEqual(10)
    expect(
      phrases.map(foldText).some((one) => one.includes(foldText(phrase))),
      phrases.join(' | '),
    ).toBe(true)
  })

  test.each(Object.values(regionIds))(
    'product#search: every suggestion finds a product, region %i',
    async (regionId) => {
      for (const [keyword, lang] of [
        ['b', 'en'],
        ['s', 'tr'],
        ['к', 'ru'],
        ['c', 'pt'],
        ['电', 'zh'],
      ] as const) {
        const phrases = await suggest(keyword, lang, regionId)
        expect(phrases.length, `${lang} ${keyword}`).toBeGreaterThan(0)
        for (const phrase of phrases) expect(await isFound(phrase, lang, regionId), phrase).toBe(true)
      }
    },
  )

  test('product#search: a product sold in one region only is suggested only there', async () => {
    for (const [keyword, lang, phrase, sellers] of [
      ['hamsa', 'en', 'hamsa pendant', ['TR']],
      ['ahsap kiz', 'tr', 'ahşap kızak', ['CN', 'TR']],
      ['сари', 'ru', 'сари ручного ткачества', ['LK']],
      ['三色', 'zh', '三色糯米团子', ['CN']],
    ] as const) {
      for (const [country, regionId] of Object.entries(regionIds)) {
        const isSold = (sellers as readonly string[]).includes(country)
        expect((await suggest(keyword, lang, regionId)).includes(phrase), `${phrase} ${country}`).toBe(isSold)
        expect(await isFound(phrase, lang, regionId)).toBe(isSold)
      }
    }
  })

  test('product#search: withdrawn products are neither suggested nor popular, restored ones are', async () => {
    const contents = async () => (await popular('pt')).map(({ content }) => content)
    const isOffered = async () => [
      (await suggest('trump', 'en')).includes('trumpet'),
      (await suggest('trompe', 'tr')).includes('trompet'),
      (await contents()).includes('trumpet'),
    ]
    await searched('trumpet', 'pt', 5)
    expect(await isOffered()).toEqual([true, true, true])
    const found = await Promise.all(Object.values(regionIds).map((regionId) => find('trumpet', 'en', regionId, 100)))
    const prodIds = [...new Set(found.flatMap(({ records }) => records.map(({ prodId }) => prodId)))]
    const operate = (kind: 'product withdraw' | 'product restore', prodId: number) =>
      runCommand({ kind, prodId }, { db: mall.db, clock: () => mall.time.now })
    for (const prodId of prodIds) expect((await operate('product withdraw', prodId)).isDone).toBe(true)
    // Popular searches are cached for ten minutes.
    mall.time.now += 600_000
    expect(await isOffered()).toEqual([false, false, false])
    expect(await contents()).toHaveLength(10)
    expect((await find('trumpet zzzzqqq', 'en')).nearest).not.toContain('trumpet')
    for (const prodId of prodIds) await operate('product restore', prodId)
    mall.time.now += 600_000
    expect(await isOffered()).toEqual([true, true, true])
  })
})

describe('product#search: popular searches come from actual searches', () => {
  test('product#search: the most frequent search comes first, in its language only; a mistyped or empty search never does', async () => {
    const before = (await popular('ru')).map(({ content }) => content)
    expect(before).toHaveLength(10)
    for (const key of ['qqqqzzzz', 'hedphones']) await search(key, 'ru', 8)
    await searched('violin', 'ru', 7)
    await searched('kite', 'ru', 6)
    mall.time.now += 3_600_000
    const after = (await popular('ru')).map(({ content }) => foldText(content))
    expect(after.slice(0, 2)).toEqual(['violin', 'kite'])
    expect(after).toHaveLength(10)
    expect(after.filter((one) => ['qqqqzzzz', 'hedphones'].includes(one))).toEqual([])
    expect((await popular('pt')).map(({ content }) => foldText(content))).not.toContain('violin')
  })
})
