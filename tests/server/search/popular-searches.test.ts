import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queryString } from '#contract/endpoint.ts'
import { defaultRegionId } from '#contract/region/region.ts'
import type { SearchResult } from '#contract/search/search.ts'
import { deleteExpired } from '#server/account/delete-expired.ts'
import { query } from '#server/database/database.ts'
import { operatorCommand } from '#server/operator/operator-command.ts'
import { readCommand } from '#server/operator/read-command.ts'
import { runCommand } from '#server/operator/run-command.ts'
import { type Mall, openMall } from '../support/mall.ts'
import { withPage } from '../support/malls/page-mall.ts'
import { caller } from '../support/shopper.ts'

const header = 'X-Forwarded-For'
const day = 86_400_000
let mall: Mall
beforeAll(async () => {
  mall = await openMall(720, { ADDRESS_HEADER: header })
})
afterAll(() => mall?.close())

/** Searches in English from a network address. */
async function search(key: string, address: string, headers: Record<string, string> = {}): Promise<void> {
  const { status } = await mall.get(`/search?${queryString({ key, regionId: defaultRegionId })}`, {
    [header]: address,
    ...headers,
  })
  expect(status).toBe(200)
}
const addresses = (network: string, count: number) => Array.from({ length: count }, (_, at) => `${network}.${at + 1}`)
const searchFrom = async (key: string, from: readonly string[]) => {
  for (const address of from) await search(key, address)
}
const popular = async (sort: 0 | 1 = 1) =>
  (await mall.read<{ content: string }[]>(`/search/hotSearch?sort=${sort}`)).map(({ content }) => content.toLowerCase())
/** Searches are counted after their answers: the searches so far are counted once a later one is popular. */
const untilPopular = (key: string) =>
  expect.poll(() => popular().then((all) => all.includes(key)), { timeout: 10_000 }).toBe(true)

function operate(...words: string[]) {
  const command = readCommand(words)
  if (!command) throw new Error('That asks for help.')
  return runCommand(v.parse(operatorCommand, command), { db: mall.db, clock: () => mall.time.now })
}

test('product#popular-searches: searches of five callers are popular, however often, those of fewer are not', async () => {
  const seeded = await popular()
  expect(seeded).toHaveLength(10)
  for (const one of ['violin', 'kite', 'guitar']) expect(seeded).not.toContain(one)
  await searchFrom('violin', Array<string>(20).fill('10.0.0.1'))
  await searchFrom('  Violin ', addresses('10.0.0', 4))
  await searchFrom('guitar', addresses('10.0.1', 5))
  await searchFrom('kite', addresses('10.0.1', 6))
  await untilPopular('guitar')
  await untilPopular('kite')
  expect(await popular()).toEqual(['kite', 'guitar', ...seeded].slice(0, 10))
  await search('violin', '10.0.0.5')
  await untilPopular('violin')
})

test('product#popular-searches: the name of a department is never popular', async () => {
  await searchFrom('fashion', addresses('10.0.7', 6))
  await searchFrom('scarf', addresses('10.0.7', 5))
  await untilPopular('scarf')
  expect(await popular()).not.toContain('fashion')
})

test('wire#search: only the first page of a typed search with results is counted', async () => {
  let host = 0
  const find = (params: Record<string, string | number>, headers: Record<string, string> = {}) => {
    host += 1
    return mall.get(`/search?${queryString({ regionId: defaultRegionId, ...params })}`, {
      [header]: `10.0.6.${host}`,
      ...headers,
    })
  }
  const [card] = ((await (await find({ key: 'tent' })).json()) as SearchResult).records
  // Counted, filtered, sorted, or limited to a shop: not typed again.
  const untyped: Record<string, string | number>[] = [
    { pageNumber: 2 },
    { pageSize: 1 },
    { sortName: 'price' },
    { sort: 'asc' },
    { hasStock: 1 },
    { isFreeDelivery: 0 },
    { minPrice: 1 },
    { maxPrice: 99_999_999 },
    { minScore: 1 },
    { shopId: card?.shopId ?? 0 },
    { categoryId: card?.categoryId ?? 0 },
    { brandId: card?.brandId ?? 0 },
    { placeOfOrigin: 'LK' },
  ]
  for (const more of untyped) expect((await find({ key: 'tent', ...more })).status).toBe(200)
  expect((await find({ key: 'tent' }, { 'Sec-Purpose': 'prefetch' })).status).toBe(200)
  await find({ key: 'nothing like this' })
  await find({ key: 'hedphones' })
  for (let times = 0; times < 5; times += 1) await find({ key: 'chocolate' })
  await untilPopular('chocolate')
  const counted = sql`
    select phrase, count(*)::int as callers from search_count
    where phrase in ('tent', 'nothing like this', 'hedphones', 'headphones') group by phrase`
  expect(await query(mall.db, counted)).toEqual([{ phrase: 'tent', callers: 1 }])
})

test('product#popular-searches: a caller is an account, else a network address; an IPv6 network of 48 bits counts once', async () => {
  for (let host = 1; host <= 6; host += 1) await search('lamp', `2001:db8:7:${host}::1`)
  const invalid = (letter: string) => ({ Authorization: `Bearer ${letter.repeat(40)}` })
  for (const letter of 'abcdef') await search('puzzle', '10.0.2.1', invalid(letter))
  for (const name of ['a', 'b', 'c', 'd', 'e']) {
    const { access_token: token } = await caller(mall).signIn(`${name}@example.com`)
    await search('green tea', '10.0.2.1', { Authorization: `Bearer ${token}` })
  }
  await untilPopular('green tea')
  const all = await popular()
  expect(all).not.toContain('lamp')
  expect(all).not.toContain('puzzle')
})

test('product#popular-searches: a search by opening its address counts for the visitor', async () => {
  const app = withPage(mall, { ADDRESS_HEADER: header })
  const visit = async (path: string, address: string) =>
    expect(
      (await app.request(path, { headers: { Accept: 'text/html', 'Accept-Language': 'en', [header]: address } }))
        .status,
    ).toBe(200)
  for (let times = 0; times < 6; times += 1) await visit('/SearchResults/clock', '10.0.3.1')
  for (const address of addresses('10.0.3', 5)) await visit('/SearchResults/backpack', address)
  await expect.poll(async () => (await popular()).includes('backpack')).toBe(true)
  expect(await popular()).not.toContain('clock')
})

test('product#popular-searches: a search is forgotten after seven days', async () => {
  await searchFrom('headphones', addresses('10.0.4', 4))
  mall.time.now += 6 * day
  await search('headphones', '10.0.4.5')
  await expect.poll(() => popular(0).then(([first]) => first)).toBe('headphones')
  mall.time.now += day
  expect(await popular(0)).not.toContain('headphones')
  mall.time.now += 7 * day
  await search('piano', '10.0.4.1')
  const stored = () =>
    query(mall.db, sql`select distinct phrase from search_count where phrase in ('headphones', 'piano')`)
  await expect.poll(stored).toHaveLength(2)
  await deleteExpired({ db: mall.db, uploads: mall.uploads, clock: () => mall.time.now })
  expect(await stored()).toEqual([{ phrase: 'piano' }])
})

test('product#popular-searches: the operator stops words, also in longer searches and in the demo list', async () => {
  const [first = ''] = await popular()
  await searchFrom('running shoes', addresses('10.0.5', 5))
  await searchFrom('跑鞋', addresses('10.0.5', 5))
  await untilPopular('running shoes')
  await untilPopular('跑鞋')
  expect(await operate('search', 'stopped')).toEqual({ isDone: true, text: 'No searches are stopped.' })
  expect((await operate('search', 'stop', ' SHOES ')).isDone).toBe(true)
  expect((await operate('search', 'stop', '鞋')).isDone).toBe(true)
  expect((await operate('search', 'stop', first)).isDone).toBe(true)
  const after = await popular()
  expect(after).toHaveLength(10)
  expect(after.filter((one) => one === first || /\bshoes\b|鞋/.test(one))).toEqual([])
  expect((await operate('search', 'stopped')).text.split('\n')).toEqual(['shoes', '鞋', first].sort())
  expect(await operate('search', 'stop', 'Shoes')).toMatchObject({ isDone: false })
  expect(await operate('search', 'stop', '?!')).toMatchObject({ isDone: false })
  for (const words of ['shoes', '鞋', first]) expect((await operate('search', 'allow', words)).isDone).toBe(true)
  expect(await operate('search', 'allow', 'shoes')).toMatchObject({ isDone: false })
  expect(await popular()).toEqual(expect.arrayContaining(['running shoes', '跑鞋']))
  // A part of a word stops nothing.
  await operate('search', 'stop', 'shoe')
  expect(await popular()).toContain('running shoes')
})

test('product#privacy: no network address is stored with a search, and no backup can lead to one', async () => {
  const address = '203.0.113.77'
  await searchFrom('drum', [address])
  await searchFrom('flute', [address])
  const stored = () =>
    query<{ row: { caller: string } }>(
      mall.db,
      sql`select row_to_json(s) as row from search_count s where phrase in ('drum', 'flute')`,
    )
  await expect.poll(async () => (await stored()).length).toBe(2)
  expect(JSON.stringify(await stored())).not.toContain(address)
  // Nobody can tell that two searches were made by the same caller.
  expect(new Set((await stored()).map(({ row }) => row.caller)).size).toBe(2)
  const folder = await mkdtemp(join(tmpdir(), 'searches-'))
  const file = join(folder, 'backup.gz')
  expect(await operate('backup', file)).toMatchObject({ isDone: true })
  const backup = gunzipSync(await readFile(file)).toString()
  await rm(folder, { recursive: true, force: true })
  expect(backup).toContain('"phrase":"drum"')
  const [secret] = await query<{ secret: string }>(mall.db, sql`select secret from search_secret`)
  expect(secret?.secret.length).toBeGreaterThan(40)
  expect(backup).not.toContain(secret?.secret)
})
