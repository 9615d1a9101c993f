import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  chosenMarket,
  deviceLanguage,
  openMarket,
  regionOfPage,
  saveLanguage,
  saveRegion,
} from '#device/device-choices.ts'

const stored = new Map<string, string>()
const cookies: string[] = []
const page = (protocol: string, storage: object) => {
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('location', { protocol })
  vi.stubGlobal('document', {
    set cookie(text: string) {
      cookies.push(text)
    },
  })
}
const phone = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
}
const forbidden = new Proxy(
  {},
  {
    get: () => {
      throw new DOMException('no', 'SecurityError')
    },
  },
)

beforeEach(() => {
  stored.clear()
  cookies.length = 0
})
afterEach(() => vi.unstubAllGlobals())

test('product#regions: region and language are stored on the device, and in cookies for the first document', () => {
  page('https:', phone)
  expect(chosenMarket()).toEqual({ regionId: null, lang: null })
  openMarket({ regionId: 659006000409, lang: 'tr' })
  expect(chosenMarket()).toEqual({ regionId: 659006000409, lang: 'tr' })
  expect(cookies.map((one) => one.split('=')[0])).toEqual(['region', 'language', 'timeZone'])
  for (const one of cookies) expect(one).toMatch(/; Path=\/; Max-Age=31536000; SameSite=Lax; Secure$/)
  page('http:', phone)
  openMarket({ regionId: 659006000409, lang: 'tr' })
  expect(cookies.at(-1)).not.toContain('Secure')
})

test('product#regions: the region is fixed while a page lives: another choice of region is for the next page alone', () => {
  page('https:', phone)
  openMarket({ regionId: 659006000343, lang: 'en' })
  saveRegion(659006000409)
  expect(regionOfPage()).toBe(659006000343)
  expect(chosenMarket()).toEqual({ regionId: 659006000409, lang: 'en' })
})

test('product#languages: a language that is chosen in an older tab leaves the region that another tab has chosen', () => {
  page('https:', phone)
  openMarket({ regionId: 659006000343, lang: 'en' })
  stored.set('nelu.region', '659006000409')
  cookies.length = 0
  saveLanguage('ru')
  expect(chosenMarket()).toEqual({ regionId: 659006000409, lang: 'ru' })
  expect(cookies.map((one) => one.split('=')[0])).toEqual(['language'])
})

test.each([
  ['1', 'xx'],
  ['', ''],
  ['NaN', 'EN'],
  ['659006000343.5', 'english'],
])('unknown values are ignored: %s, %s', (region, language) => {
  page('https:', phone)
  stored.set('nelu.region', region).set('nelu.language', language)
  expect(chosenMarket()).toEqual({ regionId: null, lang: null })
})

test('quality#offline: without storage the choice is stored in the cookie alone', () => {
  page('https:', forbidden)
  expect(chosenMarket()).toEqual({ regionId: null, lang: null })
  openMarket({ regionId: 659006000343, lang: 'en' })
  expect(cookies).toHaveLength(3)
})

test.each([
  [['zh-TW', 'en'], 'zh'],
  [['si-LK', 'ru-RU'], 'ru'],
  [['PT-br'], 'pt'],
  [['de'], 'en'],
  [[], 'en'],
] as const)('product#regions: a device that prefers %j gets %s', (preferred, language) =>
  expect(deviceLanguage(preferred)).toBe(language),
)
