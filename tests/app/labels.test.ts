import { beforeAll, expect, test } from 'vitest'
import { renderDocument, screens } from '#app/entry-server.tsx'
import { languages } from '#contract/languages.ts'
import { defaultRegionId } from '#contract/region/region-ids.ts'
import { messageIds } from '../support/load-words.ts'

let ids: ReadonlySet<string>
beforeAll(async () => {
  ids = await messageIds()
}, 120_000)

/** An address of a route: its first example, with 1 for the data of the mall, else its path. */
const addressOf = ({ path, examples, shopperExamples }: (typeof screens)[number]) =>
  (Object.values({ ...examples, ...shopperExamples })[0] ?? path).replace(/\{-?\$?\w+\}/g, '1')

test.each(languages)('quality#accessibility: the document of every route has words as labels (%s)', async (lang) => {
  const market = { regionId: defaultRegionId, lang, timeZone: 'Asia/Colombo' }
  const refuseApi = async () => Response.json({ code: 'SERVER' }, { status: 500 })
  for (const screen of screens) {
    const { markup } = await renderDocument({
      ...market,
      href: addressOf(screen),
      origin: 'https://mall.example',
      savesData: false,
      at: 1_700_000_000_000,
      askApi: refuseApi,
    })
    const labels = [...markup.matchAll(/ aria-label="([^"]*)"/g)].map(([, label = '']) => label)
    expect(labels.length, screen.path).toBeGreaterThan(0)
    expect(
      labels.filter((label) => ids.has(label) || !/\p{Letter}/u.test(label)),
      screen.path,
    ).toEqual([])
  }
})
