import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { queryString } from '../../src/contract/endpoint.ts'
import { defaultRegionId, regionIds } from '../../src/contract/region.ts'
import type { SearchResult } from '../../src/contract/search.ts'
import { foldText } from '../../src/contract/search-words.ts'
import { languages, type Language } from '../../src/contract/languages.ts'
import { searchCases } from '../contract/search-cases.ts'
import { openMall, type Mall } from './mall.ts'

let mall: Mall
beforeAll(async () => {
  mall = await openMall(2000)
})
afterAll(() => mall?.close())

const find = (key: string, lang: Language, regionId: number = defaultRegionId, pageSize = 50) =>
  mall.read<SearchResult>(`/search?${queryString({ key, lang, regionId, pageSize })}`)
const suggest = (keyword: string, lang: Language) => mall.read<string[]>(`/search/suggest/keyword?${queryString({ keyword, lang, regionId: defaultRegionId })}`)
const popular = (lang: Language) => mall.read<{ content: string }[]>(`/search/hotSearch?${queryString({ number: 10, sort: 1, lang, regionId: defaultRegionId })}`)
/** Searches are counted after the answer has gone out. */
const searched = async (key: string, lang: Language, times: number) => {
  for (let time = 0; time < times; time += 1) await find(key, lang)
  await expect.poll(async () => (await mall.db.query<{ times: number }>(sql`select coalesce(sum(times), 0) as times from search_count where phrase = ${foldText(key)} and lang = ${lang}`))[0]?.times).toBeGreaterThanOrEqual(times)
}

describe('issue 3 search in five languages', () => {
  test.each(searchCases)('issue 3 $language "$typed" finds "$mustFind" among the first $within: $because', async ({ language, typed, mustFind, within }) => {
    const wanted = foldText(mustFind)
    const { records } = await find(typed, language, defaultRegionId, within)
    const names = records.map(({ prodName }) => foldText(prodName))
    expect(names.some((name) => name.includes(wanted)), names.join(' | ')).toBe(true)
  })

  test.each(Object.values(regionIds))('issue 3 what is typed in one language finds the same in all, region %i', async (regionId) => {
    for (const { typed, language } of searchCases.filter((_, at) => at % 7 === 0)) {
      const totals = await Promise.all(languages.map(async (lang) => (await find(typed, lang, regionId)).total))
      expect(new Set(totals).size, `${language} ${typed}`).toBe(1)
    }
  })
})

describe('issue 3 suggestions come from what the mall sells', () => {
  test.each([
    ['en', 'Running sho', 'running shoes'], ['zh', '跑', '跑鞋'], ['tr', 'kosu ayakk', 'koşu ayakkabısı'], ['tr', 'KOŞU', 'koşu ayakkabısı'],
    ['ru', 'Кроссов', 'кроссовки'], ['pt', 'tenis de', 'tênis de corrida'],
  ] as const)('issue 3 %s "%s" goes on as "%s"', async (lang, keyword, phrase) => {
    const phrases = await suggest(keyword, lang)
    expect(phrases.length).toBeLessThanOrEqual(10)
    expect(phrases.map(foldText).some((one) => one.includes(foldText(phrase))), phrases.join(' | ')).toBe(true)
  })

  test('issue 3 every suggestion finds something', async () => {
    for (const [keyword, lang] of [['b', 'en'], ['s', 'tr'], ['к', 'ru'], ['c', 'pt'], ['电', 'zh']] as const) {
      const phrases = await suggest(keyword, lang)
      expect(phrases.length, `${lang} ${keyword}`).toBeGreaterThan(0)
      for (const phrase of phrases) expect((await find(phrase, lang)).total, phrase).toBeGreaterThan(0)
    }
  })

  test('issue 3 they are the mall’s, not a list in the code: what is put on sale is suggested, what goes is not', async () => {
    expect(await suggest('zorgl', 'en')).toEqual([])
    await mall.db.query(sql`insert into search_phrase (phrase_id, lang, phrase, folded, weight) values (900001, 'en', 'Zörglub lamp', 'zorglub lamp', 5)`)
    expect(await suggest('zörgl', 'en')).toEqual(['Zörglub lamp'])
    await mall.db.query(sql`delete from search_phrase where phrase_id = 900001`)
    expect(await suggest('zorgl', 'en')).toEqual([])
  })
})

describe('issue 3 popular searches come from what is searched', () => {
  test('issue 3 what is searched most stands first, in its language alone; a mistyped or fruitless search never does', async () => {
    const before = (await popular('ru')).map(({ content }) => content)
    expect(before).toHaveLength(10)
    await searched('violin', 'ru', 27)
    await searched('kite', 'ru', 24)
    for (let time = 0; time < 29; time += 1) await Promise.all([find('qqqqzzzz', 'ru'), find('hedphones', 'ru')])
    mall.time.now += 3_600_000
    const after = (await popular('ru')).map(({ content }) => foldText(content))
    expect(after.slice(0, 2)).toEqual(['violin', 'kite'])
    expect(after).toHaveLength(10)
    expect(after.filter((one) => ['qqqqzzzz', 'hedphones'].includes(one))).toEqual([])
    expect((await popular('pt')).map(({ content }) => foldText(content))).not.toContain('violin')
  })
})
