import { afterAll, beforeAll, expect, test } from 'vitest'
import { queryString } from '#contract/endpoint.ts'
import { type Language, languages } from '#contract/languages.ts'
import { defaultRegionId } from '#contract/region/region.ts'
import type { SearchResult } from '#contract/search/search.ts'
import { createApp } from '#server/app.ts'
import { judgedQueries } from '#tests/contract/judged-queries.ts'
import { standardSeededAt } from '../support/fillings.ts'
import { silentLog } from '../support/log-lines.ts'
import { openStandardMall } from '../support/malls/seeded-mall.ts'
import { testDependencies } from '../support/test-dependencies.ts'

/** How many of the queries' first cards, and of their first four cards, are of a right kind. */
type Score = { queries: number; first: number; cards: number; right: number; wrong: string[] }
const scores = new Map<Language, Score>()
let close: () => Promise<void>

beforeAll(async () => {
  const mall = await openStandardMall()
  close = mall.close
  const clock = () => standardSeededAt
  const app = createApp({ db: mall.db, ...testDependencies({ clock, log: silentLog }), pageFolder: null })
  const kinds = new Map(
    (await mall.db.selectFrom('product').select(['prod_id', 'kind']).execute()).map(({ prod_id, kind }) => [
      prod_id,
      kind,
    ]),
  )
  for (const lang of languages) {
    const score: Score = { queries: 0, first: 0, cards: 0, right: 0, wrong: [] }
    for (const [key, answers] of judgedQueries[lang]) {
      const response = await app.request(
        `/api/search?${queryString({ regionId: defaultRegionId, lang, key, pageSize: 4 })}`,
      )
      const { records } = (await response.json()) as SearchResult
      const fits = records.map(({ prodId }) => answers.split(' ').includes(kinds.get(prodId) ?? ''))
      score.queries += 1
      score.first += fits[0] ? 1 : 0
      score.cards += Math.max(fits.length, 1)
      score.right += fits.filter(Boolean).length
      if (!fits[0]) score.wrong.push(`${key}: ${records[0]?.prodName}`)
    }
    scores.set(lang, score)
  }
})
afterAll(async () => {
  await close?.()
  process.stdout.write(tableOf([...scores, ['all', sumOfScores()]]))
})

const sumOfScores = (): Score =>
  [...scores.values()].reduce((one, other) => ({
    queries: one.queries + other.queries,
    first: one.first + other.first,
    cards: one.cards + other.cards,
    right: one.right + other.right,
    wrong: [...one.wrong, ...other.wrong],
  }))

/** The scores as docs/quality.md#search-scores has them. */
function tableOf(rows: readonly (readonly [string, Score])[]): string {
  const percent = (part: number, all: number) => `${((100 * part) / all).toFixed(1)} %`
  const lines = rows.map(
    ([lang, { queries, first, cards, right }]) =>
      `| ${lang} | ${queries} | ${percent(first, queries)} | ${percent(right, cards)} |\n`,
  )
  return ['| language | queries | first card | first four cards |\n', '|---|---|---|---|\n', ...lines].join('')
}

test.each(languages)(
  'product#search: in %s the first product of at least 94 %% of everyday queries is right',
  (lang) => {
    const { first, queries, wrong } = scores.get(lang) as Score
    expect(first / queries, wrong.join('\n')).toBeGreaterThanOrEqual(0.94)
  },
)

test('product#search: the first product of at least 97 % of 443 everyday queries is right, and 92 % of the first four', () => {
  const { queries, first, cards, right, wrong } = sumOfScores()
  expect(queries).toBeGreaterThanOrEqual(443)
  expect(first / queries, wrong.join('\n')).toBeGreaterThanOrEqual(0.97)
  expect(right / cards).toBeGreaterThanOrEqual(0.92)
})
