import { expect, test } from 'vitest'
import { footprintDomain } from '#offline/domains/footprint.ts'
import { append, readCommands } from '#offline/outbox/outbox.ts'
import { databaseNames, openDatabase } from '#offline/stores.ts'

test('docs/quality.md#speed: a new phone has no records to migrate and does not load the code for it', async () => {
  for (const name of (await databaseNames()) ?? []) indexedDB.deleteDatabase(name)
  await append(footprintDomain, { shopper: '', regionId: 1, at: 1, input: { op: 'view', prodId: 5 } })
  expect(await readCommands(footprintDomain, '')).toHaveLength(1)
  expect(await openDatabase('nelu-outbox').read('migrated')).toBe(0)
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  expect(files.some((name) => name.includes('/offline/outbox/outbox.ts'))).toBe(true)
  expect(files.filter((name) => name.includes('migrate-stores'))).toEqual([])
})
