import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { databaseTestFiles } from './database-test-files.ts'

const names = databaseTestFiles(fileURLToPath(new URL('../..', import.meta.url))).map((path) => path.split('/').at(-1))

test('a test file that opens a mall runs again on PostgreSQL, also where a helper opens the mall', () => {
  for (const name of ['database', 'catalogue', 'cart', 'payment', 'jobs-kill'])
    expect(names).toContain(`${name}.test.ts`)
})

test('a test file that reaches no database, or an embedded one alone, runs once', () => {
  for (const name of ['media', 'cart-rules', 'start', 'seed-command']) expect(names).not.toContain(`${name}.test.ts`)
})
