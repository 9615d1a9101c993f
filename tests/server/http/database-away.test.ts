import { rm } from 'node:fs/promises'
import type { Hono } from 'hono'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { failureBody } from '#contract/failure.ts'
import { languages } from '#contract/languages.ts'
import { defaultRegionId } from '#contract/region/region.ts'
import { createApp } from '#server/app.ts'
import { type Database, ping } from '#server/database/database.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { copyFilledFolder } from '../support/filled-folder.ts'
import { mallAtNoon, noon } from '../support/fillings.ts'
import { type LogLine, logInto } from '../support/log-lines.ts'
import { builtPage } from '../support/malls/page-mall.ts'
import { type PostgresStandIn, postgresStandIn } from '../support/postgres-stand-in.ts'
import { testDependencies } from '../support/test-dependencies.ts'

const log: LogLine[] = []
const time = { now: noon }
let folder: string
let server: PostgresStandIn
let db: Database
let app: Hono
beforeAll(async () => {
  folder = await copyFilledFolder(mallAtNoon(36))
  server = await postgresStandIn(folder)
  db = await openDatabase({ url: server.url, folder: null })
  const dependencies = testDependencies({ clock: () => time.now, log: logInto(log) })
  app = createApp({ ...dependencies, db, pageFolder: builtPage() })
})
beforeEach(() => {
  log.length = 0
  time.now = noon
})
afterEach(() => server.answer())
afterAll(async () => {
  await db?.destroy()
  await server?.close()
  await rm(folder, { recursive: true, force: true })
})

const visit = (path: string, language = 'en') =>
  app.request(path, { headers: { Accept: 'text/html', Cookie: `language=${language}` } })

const isReady = async () => (await app.request('/readyz')).status === 200

const outages = [
  ['refuses connections', () => server.stop()],
  ['does not answer', () => server.silence()],
] as const

describe.each(outages)('while the database %s', (_case, begin) => {
  test.each([
    ['GET', `/api/indexImgs?regionId=${defaultRegionId}`],
    ['GET', `/api/search?regionId=${defaultRegionId}&key=rice`],
    ['GET', '/api/p/user/userInfo'],
    ['POST', '/api/web/login'],
    ['GET', '/sitemap.xml'],
    ['GET', '/readyz'],
  ])(
    'quality#outage: %s %s is 503 with Retry-After, and the log names the cause without a stack',
    async (method, path) => {
      await begin()
      const response = await app.request(path, {
        method,
        headers: { Authorization: `Bearer ${'a'.repeat(40)}` },
        body: method === 'POST' ? JSON.stringify({ userMail: 'a@example.com', loginPassword: 'Sunny-day7' }) : null,
      })
      expect([response.status, v.parse(failureBody, await response.json()).code]).toEqual([503, 'BUSY'])
      expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
      expect(log.filter((line) => 'stack' in line)).toEqual([])
    },
  )

  test('quality#outage: a document that was sent before is sent again with its age', async () => {
    await expect.poll(isReady, { timeout: 20_000 }).toBe(true)
    const first = await visit('/')
    expect([first.status, first.headers.get('Age')]).toEqual([200, null])
    await begin()
    time.now += 90_500
    const again = await visit('/')
    expect([again.status, again.headers.get('Age')]).toEqual([200, '90'])
    expect(again.headers.get('Server-Timing')).toBe(`sent;dur=${time.now}`)
    expect(await again.text()).toBe(await first.text())
    await server.answer()
    await expect.poll(async () => (await visit('/')).headers.get('Age'), { timeout: 20_000 }).toBe(null)
  })

  test('quality#outage: any other document is a 503 page in the language of the visitor', async () => {
    await begin()
    const titles = new Set<string>()
    for (const language of languages) {
      const response = await visit('/fashion/200', language)
      const html = await response.text()
      expect(response.status).toBe(503)
      expect(response.headers.get('Content-Type')).toMatch(/^text\/html/)
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
      expect(html).toContain(`<html lang="${language}">`)
      expect(html).toContain('<a href="/fashion/200">')
      titles.add(/<h1>(.+)<\/h1>/.exec(html)?.[1] ?? '')
    }
    expect(titles.size).toBe(languages.length)
  })
})

test('quality#outage: once the database is known to be silent, requests do not try to reach it', async () => {
  await expect.poll(isReady, { timeout: 20_000 }).toBe(true)
  server.silence()
  expect(await isReady()).toBe(false)
  const before = server.connections()
  const answers = await Promise.all(Array.from({ length: 30 }, isReady))
  expect(answers.filter(Boolean)).toEqual([])
  // The process itself asks once a second.
  expect(server.connections() - before).toBeLessThan(5)
})

test('quality#outage: a slow answer of a database that still accepts connections is waited for', async () => {
  await expect.poll(isReady, { timeout: 20_000 }).toBe(true)
  const before = server.connections()
  const release = server.hold()
  const answer = ping(db)
  // At least one connection beside that of the query.
  await expect.poll(() => server.connections(), { timeout: 20_000 }).toBeGreaterThan(before + 1)
  release()
  await answer
})
