import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { renderDocument } from '#app/entry-server.tsx'
import { mallQueries } from '#cache/catalogue/mall-queries.ts'
import { regionIds } from '#contract/region/region-ids.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

const refuse = async () => Response.json({ code: 'SERVER', desc: 'An error of the server.' }, { status: 500 })

test.each([
  [regionIds.CN, 'China'],
  [regionIds.LK, 'Sri Lanka'],
  [regionIds.LA, 'Laos'],
  [regionIds.TR, 'Türkiye'],
])('product#errors: without the list of regions the button of region %i is named %s', async (regionId, name) => {
  const { markup } = await renderDocument({
    href: '/about',
    origin: 'https://mall.example',
    regionId,
    lang: 'en',
    timeZone: 'Asia/Colombo',
    savesData: false,
    at: 1_700_000_000_000,
    askApi: refuse,
  })
  const names = [...markup.matchAll(/aria-label="(Region and language[^"]*)"/g)].map(([, label]) => label)
  expect(names).toEqual(names.map(() => `Region and language: ${name}, English`))
  expect(names.length).toBeGreaterThan(0)
})

test('product#errors: the page logs that the list of regions could not be loaded', async () => {
  vi.stubEnv('SSR', false)
  vi.stubGlobal('fetch', refuse)
  const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  await expect(new QueryClient().fetchQuery(mallQueries.regions())).rejects.toThrow('An error of the server.')
  expect(logged.mock.calls).toEqual([['The regions could not be loaded: An error of the server.']])
})
