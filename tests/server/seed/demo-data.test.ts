import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { defaultRegionId } from '#contract/region/region.ts'
import type { Database } from '#server/database/database.ts'
import { query } from '#server/database/database.ts'
import { type ChildEnvironment, childEnvironments } from '../support/child-environments.ts'
import { emptyMall } from '../support/fillings.ts'
import type { ChildMall } from '../support/malls/child-mall.ts'
import { freePort, productionSettings } from '../support/malls/production-mall.ts'
import { runCommand } from '../support/run-command.ts'

const { makePlace: makeEnvironment, end } = childEnvironments()
afterAll(end)
const timeoutMs = 240_000

/** Runs work on the database of a mall that is not running. */
async function inside<Result>({ open }: ChildEnvironment, work: (db: Database) => Promise<Result>): Promise<Result> {
  const db = await open()
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}
/** A hash of each table that the demo data fills. */
async function hashesOf(db: Database): Promise<Record<string, unknown>> {
  const tables = ['product', 'offer', 'sku', 'sku_offer', 'review', 'tag_product', 'announcement', 'seeding']
  const hashes: [string, unknown][] = []
  for (const table of tables)
    hashes.push([
      table,
      await query(db, sql`select md5(string_agg(t::text, '' order by t::text)) as hash from ${sql.raw(table)} t`),
    ])
  return Object.fromEntries(hashes)
}

async function stop(mall: ChildMall): Promise<void> {
  mall.process.kill('SIGTERM')
  expect(await mall.ended).toEqual({ code: 0, signal: null })
}
const productsAt = async (address: string) =>
  (
    (await (await fetch(`${address}/api/search?regionId=${defaultRegionId}&pageSize=1`)).json()) as {
      total: number
    }
  ).total

describe('product#demo-data: a start', () => {
  test('product#demo-data: a start leaves a mall with the demo data of another build as it is', {
    timeout: timeoutMs,
  }, async () => {
    const child = await makeEnvironment()
    const before = await inside(child, async (db) => {
      await query(db, sql`update seeding set fingerprint = 'of another build'`)
      await query(db, sql`update product set names[1] = 'As it was sold', slug = 'as-it-was-sold'`)
      await query(db, sql`update sku_offer set stocks = 1`)
      await query(db, sql`update announcement set titles[1] = 'As it was announced'`)
      await query(db, sql`delete from announcement where key = (select max(key) from announcement)`)
      await query(db, sql`update search_index set version = 0`)
      await query(db, sql`delete from voucher where key = 'demo-lk-welcome'`)
      return hashesOf(db)
    })
    const mall = child.start()
    await mall.open
    expect(mall.output()).toContain('\nBuilding the search index …\n')
    await stop(mall)
    expect(await inside(child, hashesOf)).toEqual(before)
    // Only vouchers are added, because they would otherwise run out.
    const welcome = sql`select names[1] as name from voucher where key = 'demo-lk-welcome'`
    expect(await inside(child, (db) => query(db, welcome))).toEqual([{ name: 'Welcome gift' }])
  })

  test('product#demo-data: in production a start leaves an empty mall empty, and an explicit command fills it once', {
    timeout: timeoutMs,
  }, async () => {
    const child = await makeEnvironment(emptyMall)
    const production = { ...productionSettings, PORT: String(await freePort()) }
    const address = `http://127.0.0.1:${production.PORT}`
    const empty = child.start(production)
    await empty.open
    await empty.hasPrinted(/\nThe mall has no products\. The command "npm run seed" fills it with demo data\.\n/)
    expect(await productsAt(address)).toBe(0)
    await stop(empty)

    const seed = (...words: string[]) => runCommand('seed-command', words, { ...child.environment, ...production })
    expect(await seed('--products', '36')).toMatchObject({ code: 0, errorOutput: '' })
    const filled = await inside(child, hashesOf)
    expect(await seed('--products', '40')).toMatchObject({
      code: 1,
      output: '',
      errorOutput: expect.stringMatching(/^The database is not empty\. Say --replace .+\n$/) as string,
    })
    expect(await inside(child, hashesOf)).toEqual(filled)
    expect(await seed('--products', '40', '--replace')).toMatchObject({
      code: 0,
      output: expect.stringContaining('The mall has 40 products.') as string,
    })
    const mall = child.start(production)
    await mall.open
    expect(mall.output()).not.toContain('npm run seed')
    expect(await productsAt(address)).toBeGreaterThan(20)
    await stop(mall)
  })
})
