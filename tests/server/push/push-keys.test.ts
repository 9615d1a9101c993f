import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { mallAtNoon, noon } from '../support/fillings.ts'
import { logInto } from '../support/log-lines.ts'
import { copyOf, type TestDatabase } from '../support/test-database.ts'
import { testDependencies } from '../support/test-dependencies.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await copyOf(mallAtNoon(36))
})
afterAll(() => database?.drop())

/** Starts a mall over the database, asks for the public key some times at once, and stops the mall. */
async function keysOfStart(times: number): Promise<string[]> {
  const db = await openDatabase(database)
  const app = createApp({ db, ...testDependencies({ clock: () => noon, log: logInto([]) }), pageFolder: null })
  const answers = await Promise.all(Array.from({ length: times }, () => app.request('/api/push/publicKey')))
  const keys = await Promise.all(answers.map(async (answer) => (await answer.json()) as { publicKey: string }))
  await db.destroy()
  return keys.map(({ publicKey }) => publicKey)
}

test('product#push: the first start makes one pair of keys, also for calls at the same time, and every later start uses the pair', async () => {
  const first = await keysOfStart(5)
  expect(first[0]).toMatch(/^[\w-]{87}$/)
  expect(new Set([...first, ...(await keysOfStart(1)), ...(await keysOfStart(1))]).size).toBe(1)
})
