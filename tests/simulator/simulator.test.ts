import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { play } from './play.ts'
import { buildShipped } from './shipped.ts'
import { openShop, type Shop } from './shop.ts'

const isFull = process.env['TEST_FULL'] === '1'
/** `SEED=17` plays one again; `SEEDS=1000` as many from the first. */
const only = process.env['SEED']
const many = Number(process.env['SEEDS'] ?? (isFull ? 10_000 : 300))
const seeds = only === undefined ? Array.from({ length: many }, (_, index) => index + 1) : [Number(only)]
const inOne = 50

let shop: Shop
let make: Awaited<ReturnType<typeof buildShipped>>
beforeAll(async () => {
  ;[shop, make] = await Promise.all([openShop(), buildShipped()])
}, 180_000)
afterAll(() => shop?.close())

describe('quality §2 nothing lost, nothing twice, nothing silent', () => {
  const parts = Array.from({ length: Math.ceil(seeds.length / inOne) }, (_, index) =>
    seeds.slice(index * inOne, (index + 1) * inOne),
  )
  test.each(parts.map((part) => ({ from: part[0] ?? 0, to: part.at(-1) ?? 0, part })))(
    'quality §2 faults of seeds $from to $to',
    async ({ part }) => {
      const failed: string[] = []
      for (const seed of part)
        await play(seed, shop, make).catch((error: Error) =>
          failed.push(`SEED=${seed} plays it again. ${error.message}`),
        )
      expect(failed.length, failed[0]).toBe(0)
    },
    600_000,
  )
})
