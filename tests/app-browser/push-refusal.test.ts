import { afterEach, expect, test } from 'vitest'
import { readRefusal, saveRefusal } from '#features/push/push-refusal.ts'
import { openStore } from '#offline/stores.ts'

const settings = openStore<unknown>('settings')
afterEach(() => settings.clear())

test('product#push-permission: one refusal is remembered for every place', async () => {
  expect(await readRefusal()).toBe(false)
  await saveRefusal()
  expect(await readRefusal()).toBe(true)
})

test('decision 0077 a refusal that an earlier build stored for one place counts for every place', async () => {
  await settings.change('push-refusals', () => ['order'])
  expect(await readRefusal()).toBe(true)
})
