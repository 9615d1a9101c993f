import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { query } from '#server/database/database.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { runCommand } from '../support/run-command.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seed-command-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const seed = (...words: string[]) => runCommand('seed-command', words, { DATA_FOLDER: folder })

describe('quality#start: npm run seed', () => {
  test('quality#start: --products 36 creates a mall of 36 products and prints its progress', async () => {
    const { code, output, errorOutput } = await seed('--products', '36')
    expect([code, errorOutput]).toEqual([0, ''])
    expect(output).toMatch(/The mall has 36 products\. It took \d+ s\.\n$/)
    const db = await openDatabase({ url: null, folder: join(folder, 'database') })
    expect(await query(db, sql`select count(*)::int as products from product`)).toEqual([{ products: 36 }])
    await db.destroy()
  })

  test.each([[['--products', 'many']], [['36']]])(
    'quality#start: %j is refused in one sentence, and no mall is created',
    async (words) => {
      expect(await seed(...words)).toEqual({
        code: 1,
        output: '',
        errorOutput:
          'Use: npm run seed -- [--products N] [--replace], with N from 1 to 2000000; without --products it makes the standard mall.\n',
      })
    },
  )
})
