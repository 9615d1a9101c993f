import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { play } from './play.ts'
import { openServer, type Server } from './server.ts'
import { buildShipped } from './shipped.ts'

const isFull = process.env['TEST_FULL'] === '1'
/** `SEED=17` replays one seed; `SEEDS=1000` plays the first 1000. */
const only = process.env['SEED']
const many = Number(process.env['SEEDS'] ?? (isFull ? 10_000 : 100))
const seeds = only === undefined ? Array.from({ length: many }, (_, index) => index + 1) : [Number(only)]
const seedsOfTest = 50

/**
 * Plays every second block of seeds, starting with the first or the second block. Two test files share the seeds, so
 * that two processes play them.
 */
export function playSeeds(half: 'first' | 'second'): void {
  const blocks = Array.from({ length: Math.ceil(seeds.length / seedsOfTest) }, (_, index) =>
    seeds.slice(index * seedsOfTest, (index + 1) * seedsOfTest),
  ).filter((_, index) => index % 2 === (half === 'first' ? 0 : 1))

  describe.skipIf(blocks.length === 0)('quality#offline: no command is lost, sent twice or dropped silently', () => {
    let server: Server
    let make: Awaited<ReturnType<typeof buildShipped>>
    beforeAll(async () => {
      ;[server, make] = await Promise.all([openServer(), buildShipped()])
    }, 180_000)
    afterAll(() => server?.close())

    test.each([
      ...blocks.map((block) => ({ from: block[0] ?? 0, to: block.at(-1) ?? 0, block })),
      ...(blocks.length === 0 ? [{ from: 0, to: 0, block: [] }] : []),
    ])(
      'quality#offline: faults of seeds $from to $to',
      async ({ block }) => {
        const failed: string[] = []
        for (const seed of block)
          await play(seed, server, make).catch((error: Error) =>
            failed.push(`SEED=${seed} plays it again. ${error.message}`),
          )
        expect(failed.length, failed[0]).toBe(0)
      },
      600_000,
    )
  })
}
