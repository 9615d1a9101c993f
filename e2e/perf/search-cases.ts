import type { Category } from '#contract/category.ts'
import { type Endpoint, queryString } from '#contract/endpoint.ts'
import { type Language, languages } from '#contract/languages.ts'
import { regionIds } from '#contract/region/region.ts'
import type { SearchResult } from '#contract/search/search.ts'

export type MallQuery = Record<string, string | number>
/** One kind of query, with as many different ones as possible: a cached answer proves nothing. */
export type SearchKind = {
  readonly name: string
  readonly path: string
  readonly queries: readonly MallQuery[] /** The target of p95 for single queries, in ms (docs/quality.md#speed). */
  readonly target?: number
}

/** The number of queries of a kind, taken evenly from all of them. */
const maxQueries = 200

const regions = Object.values(regionIds)
const letters: Record<Language, string> = {
  en: 'bcdfghlmprstw',
  zh: '电家衣鞋机手水玩书花',
  tr: 'abcdgkmopsty',
  ru: 'абвдзклмнпрст',
  pt: 'abcdefglmprst',
}

/** Derives the queries from the mall's own suggestions and products. */
export async function searchKinds(mall: string): Promise<SearchKind[]> {
  const ask = async <Reply>(path: Endpoint['path'], query: MallQuery) =>
    (await (await fetch(`${mall}/api${path}?${queryString(query)}`)).json()) as Reply
  const market = { regionId: regions[1] as number, lang: 'en' }
  const phrases: { key: string; lang: Language }[] = []
  for (const lang of languages) {
    for (const keyword of letters[lang])
      for (const key of await ask<string[]>('/search/suggest/keyword', { keyword, size: 20, lang }))
        phrases.push({ key, lang })
  }
  const mixed = phrases.map((one, at) => phrases[(at * 97) % phrases.length] ?? one)
  const tree = await ask<Category[]>('/category/tree', market)
  const categories = tree.flatMap(({ children, categoryId }) => [
    categoryId,
    ...children.map((child) => child.categoryId),
  ])
  const { facets } = await ask<SearchResult>('/search', { ...market })
  const region = (at: number) => regions[at % regions.length] as number
  const brand = (at: number) => facets.brands[at % facets.brands.length]?.brandId ?? 1
  const search = (name: string, queries: readonly MallQuery[], target?: number): SearchKind => ({
    name,
    path: '/search',
    queries: someOf(queries).map((query) => ({ pageSize: 20, ...query })),
    ...(target ? { target } : {}),
  })
  return [
    search(
      'words, with facets',
      mixed.map((phrase, at) => ({ ...phrase, regionId: region(at) })),
      60,
    ),
    search(
      'words and filters, with facets',
      mixed.map((phrase, at) => ({ ...phrase, regionId: region(at), brandId: brand(at), hasStock: 1 })),
      60,
    ),
    search(
      'category, with facets',
      categories.flatMap((categoryId, at) =>
        [0, 1].map((step) => ({ categoryId, regionId: region(at + step), lang: 'en' })),
      ),
    ),
    search(
      'category and filters, with facets',
      categories.flatMap((categoryId, at) =>
        [0, 1].map((step) => ({
          categoryId,
          regionId: region(at + step),
          lang: 'tr',
          brandId: brand(at),
          minPrice: 1000 * (at % 7),
        })),
      ),
    ),
    search(
      'words by price',
      mixed.map((phrase, at) => ({ ...phrase, regionId: region(at + 1), sortName: 'price', sort: 'asc' })),
    ),
    search(
      'typo, with facets',
      mixed.flatMap(({ key, lang }, at) =>
        mistyped(key) ? [{ key: mistyped(key) as string, lang, regionId: region(at) }] : [],
      ),
      100,
    ),
    {
      name: 'suggest',
      path: '/search/suggest/keyword',
      queries: someOf(mixed).map(({ key, lang }, at) => ({
        keyword: [...key].slice(0, 2 + (at % 4)).join(''),
        lang,
        size: 10,
      })),
    },
    { name: 'popular', path: '/search/hotSearch', queries: languages.map((lang) => ({ number: 10, sort: 1, lang })) },
    search(
      'the whole mall, with facets',
      regions.flatMap((regionId) => languages.map((lang) => ({ regionId, lang }))),
    ),
  ]
}

const someOf = <One>(all: readonly One[]): One[] => all.filter((_, at) => at % Math.ceil(all.length / maxQueries) === 0)

/** A word of six letters or more without its fourth letter; null where the phrase has none. */
function mistyped(phrase: string): string | null {
  const word = phrase.split(' ').find((one) => /^\p{Letter}{6,}$/u.test(one) && !/\p{Script=Han}/u.test(one))
  return word ? phrase.replace(word, word.slice(0, 3) + word.slice(4)) : null
}
