import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { cookieNames } from '#offline/storage-keys.ts'
import { policy as en } from '#words/policies/privacy-agreement.en-us.ts'
import { policy as zh } from '#words/policies/privacy-agreement.zh-cn.ts'

const source = fileURLToPath(new URL('../../src', import.meta.url))
const paths = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path))
const files = paths.map((path) => ({ path, code: readFileSync(`${source}/${path}`, 'utf8') }))

test.each([
  ['en-us', en, /one year/],
  ['zh-cn', zh, /一年/],
] as const)(
  'product#policies: privacy agreement, %s: names every cookie of the page with its lifetime',
  (_suffix, { sections }, aYear) => {
    const about = sections.flatMap(({ paragraphs }) => paragraphs).find((text) => text.includes('accessToken'))
    for (const name of Object.values(cookieNames)) expect(about).toMatch(new RegExp(`\\b${name}\\b`))
    expect(about).toMatch(aYear)
  },
)

test('product#policies: privacy agreement: only the named cookies are set', () => {
  const setting = /document\.cookie\s*=|cookieStore|setCookie|Set-Cookie/i
  expect(files.filter(({ code }) => setting.test(code)).map(({ path }) => path)).toEqual([
    'app/device/device-choices.ts',
  ])
  const written = files.flatMap(({ code }) =>
    [...code.matchAll(/(?<!function )writeCookie\(([^,]+),/g)].map(([, name]) => name),
  )
  expect(written.toSorted()).toEqual(
    Object.keys(cookieNames)
      .map((name) => `cookieNames.${name}`)
      .toSorted(),
  )
  expect(readFileSync(`${source}/../index.html`, 'utf8')).not.toMatch(setting)
})
