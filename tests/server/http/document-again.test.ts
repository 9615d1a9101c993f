import { readFileSync } from 'node:fs'
import type { Hono } from 'hono'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languages } from '#contract/languages.ts'
import { defaultRegionId } from '#contract/region/region.ts'
import { query } from '#server/database/database.ts'
import { type Mall, openMall, someProducts } from '../support/mall.ts'
import { builtPage, withPage } from '../support/malls/page-mall.ts'

let mall: Mall
let app: Hono
let sold: number
beforeAll(async () => {
  mall = await openMall()
  app = withPage(mall)
  sold = (await someProducts(mall.db, defaultRegionId)).sold
})
afterAll(() => mall?.close())

const open = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })
const textOf = async (path: string) => (await open(path)).text()

describe('a document that is requested again', () => {
  test('quality#speed: equal data have one ETag, whenever the document is rendered, and are answered with 304', async () => {
    const { now } = mall.time
    for (const path of ['/', `/products/x-${sold}`, '/fashion/200']) {
      const first = await open(path)
      const tag = first.headers.get('ETag') ?? ''
      expect(tag, path).toMatch(/^W\/"/)
      mall.time.now += 5_000
      const again = await open(path, { 'If-None-Match': tag })
      expect(again.status, path).toBe(304)
      // The page sets its clock by this header, since an unchanged document carries an older time.
      expect(again.headers.get('Server-Timing')).toBe(`sent;dur=${mall.time.now}`)
      const other = await open(path, { 'If-None-Match': tag, Cookie: 'language=tr' })
      expect(other.status, path).toBe(200)
    }
    mall.time.now = now
  })

  test('quality#speed: different data have a different ETag', async () => {
    const path = `/products/x-${sold}`
    const before = (await open(path)).headers.get('ETag')
    const [product] = await query<{ names: string[] }>(mall.db, sql`select names from product where prod_id = ${sold}`)
    await query(
      mall.db,
      sql`update product set names = ${languages.map(() => 'Other')}::text[] where prod_id = ${sold}`,
    )
    try {
      expect((await open(path, { 'If-None-Match': before ?? '' })).status).toBe(200)
    } finally {
      await query(mall.db, sql`update product set names = ${product?.names ?? []}::text[] where prod_id = ${sold}`)
    }
  })
})

describe('the chunks of a document', () => {
  test('quality#speed: the document preloads every chunk that its screen imports, once, and none of the entry', async () => {
    const manifest = JSON.parse(readFileSync(`${builtPage()}/.vite/manifest.json`, 'utf8')) as Record<
      string,
      { file: string; imports?: string[] }
    >
    const importsOf = (key: string, seen = new Set<string>()): string[] => {
      const chunk = manifest[key]
      if (!chunk || seen.has(key)) return []
      seen.add(key)
      return [chunk.file, ...(chunk.imports ?? []).flatMap((next) => importsOf(next, seen))]
    }
    const screen = (route: string) => `src/app/routes/${route}.tsx?tsr-split=component`
    const buying = 'src/app/features/buying/buying-screens.tsx'
    for (const [path, chunk] of [
      ['/', screen('index')],
      [`/products/x-${sold}`, screen('products.$productId')],
      ['/fashion/200', screen('$categoryList.$categoryId.index')],
      [`/products/x-${sold}/reviews`, screen('products.$productId_.reviews')],
      ['/categories/', screen('categories.index')],
      ['/ToPay', buying],
      ['/order-details?orderNumber=NL-2611-88204317', buying],
    ] as const) {
      const html = await textOf(path)
      const named = [...html.matchAll(/<link rel="modulepreload"[^>]*href="\/([^"]+)"/g)].map(([, file = '']) => file)
      const entry = [...html.matchAll(/<script[^>]*type="module"[^>]*src="\/([^"]+)"/g)].map(([, file = '']) => file)
      const imported = new Set(importsOf(chunk))
      expect(imported.size, path).toBeGreaterThan(1)
      expect(new Set(named).size, path).toBe(named.length)
      for (const file of imported) expect([...named, ...entry], `${path} ${file}`).toContain(file)
      expect(named.filter((file) => entry.includes(file))).toEqual([])
    }
  })
})
