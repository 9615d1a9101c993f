import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaultRegionId } from '#contract/region/region.ts'
import { query } from '#server/database/database.ts'
import { type ChildEnvironment, childEnvironments } from '../support/child-environments.ts'
import { runOperator } from '../support/run-operator.ts'
import { postgresUrl } from '../support/test-database.ts'

const isEmbedded = !postgresUrl
const { makePlace: makeEnvironment, end } = childEnvironments()
let child: ChildEnvironment
let prodId = 0
beforeAll(async () => {
  child = await makeEnvironment()
  const db = await child.open()
  prodId =
    (
      await query<{ prod_id: number }>(
        db,
        sql`select prod_id from offer where region_id = ${defaultRegionId} and is_available order by prod_id limit 1`,
      )
    )[0]?.prod_id ?? 0
  await db.destroy()
})
afterAll(end)

const operate = (...words: string[]) => runOperator(words, child.environment)
const control = () => join(child.folder, 'operator.json')

describe('product#operator: npm run mall', () => {
  test('product#operator: without arguments, and with "help", it prints its usage', async () => {
    for (const words of [[], ['help'], ['ship', '--help']]) {
      const { code, output, errorOutput } = await operate(...words)
      expect([code, errorOutput]).toEqual([0, ''])
      for (const word of [
        'orders',
        'ship',
        'deliver',
        'refund approve',
        'refund decline',
        'stock',
        'product withdraw',
        'search stop',
        'demo refresh',
        'backup',
        'restore',
      ])
        expect(output).toContain(`\n  ${word} `)
    }
  })

  test('product#operator: unknown arguments exit with 2, an invalid setting with 1, in one sentence', async () => {
    expect(await operate('fly')).toEqual({
      code: 2,
      output: '',
      errorOutput: 'There is no command "fly". npm run mall -- help lists them.\n',
    })
    const wrong = await runOperator(['orders'], { ...child.environment, DATABASE_URL: 'mysql://db.example/nelu' })
    expect(wrong).toMatchObject({
      code: 1,
      output: '',
      errorOutput: expect.stringMatching(/^The setting DATABASE_URL has the value .+\n$/) as string,
    })
  })

  test('product#operator: works without a running mall', async () => {
    expect(await operate('orders')).toEqual({ code: 0, output: 'There are no such orders.\n', errorOutput: '' })
    expect(await operate('deliver', 'NL-2611-00000000')).toEqual({
      code: 1,
      output: '',
      errorOutput: 'There is no order NL-2611-00000000.\n',
    })
  })

  test('product#operator: works beside a running mall, which sells accordingly', {
    timeout: 120_000,
  }, async () => {
    const mall = child.start()
    const address = await mall.open
    const isSold = async () =>
      (await fetch(`${address}/api/prod/prodInfo?prodId=${prodId}&regionId=${defaultRegionId}`)).ok
    expect(await isSold()).toBe(true)
    expect(await operate('product', 'withdraw', String(prodId))).toMatchObject({ code: 0, errorOutput: '' })
    expect(await isSold()).toBe(false)
    expect(await operate('demo', 'refresh')).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^\d+ products have the demo data of this version\./) as string,
    })
    const file = join(child.folder, 'backup')
    expect(await operate('backup', file)).toMatchObject({ code: 0, errorOutput: '' })
    expect((await stat(file)).size).toBeGreaterThan(100)
    expect(await operate('restore', file)).toMatchObject({ code: 0, errorOutput: '' })
    expect(await operate('product', 'restore', String(prodId))).toMatchObject({ code: 0 })
    expect(await isSold()).toBe(true)
    mall.process.kill('SIGTERM')
    expect(await mall.ended).toEqual({ code: 0, signal: null })
    await expect(stat(control())).rejects.toThrow('ENOENT')
  })

  test.skipIf(!isEmbedded)(
    'quality#trust: the control endpoint is local, and needs the secret in the data folder',
    { timeout: 120_000 },
    async () => {
      const mall = child.start()
      await mall.open
      expect((await stat(control())).mode & 0o777).toBe(0o600)
      const { port, secret } = JSON.parse(await readFile(control(), 'utf8')) as { port: number; secret: string }
      const sendCommand = (headers: Record<string, string>, body: unknown = { kind: 'orders' }) =>
        fetch(`http://127.0.0.1:${port}/command`, { method: 'POST', headers, body: JSON.stringify(body) })
      expect((await sendCommand({})).status).toBe(401)
      expect((await sendCommand({ Authorization: `Bearer ${secret.slice(0, -1)}` })).status).toBe(401)
      expect((await sendCommand({ Authorization: `Bearer ${secret}` })).status).toBe(200)
      expect((await sendCommand({ Authorization: `Bearer ${secret}` }, { kind: 'fly' })).status).toBe(400)
      // The control file of a killed mall leads nowhere, so the command opens the database itself.
      await mall.kill()
      expect(await stat(control())).toBeDefined()
      expect(await operate('orders')).toMatchObject({ code: 0, errorOutput: '' })
    },
  )
})
