import { afterAll, beforeAll, expect, test } from 'vitest'
import { play } from '../play.ts'
import { openServer, type Server } from '../server.ts'
import { buildShipped } from '../shipped.ts'
import { mutants } from './mutants.ts'

/**
 * The number of seeds within which each mutant must be found. The seed that found the mutant originally is tried first.
 */
const seeds = 400

/** Tests half of the mutants; two processes test them side by side. */
export function playMutants(half: 'first' | 'second'): void {
  const own = mutants.filter((_, index) => index % 2 === (half === 'first' ? 0 : 1))
  let server: Server
  beforeAll(async () => {
    server = await openServer()
  }, 180_000)
  afterAll(() => server?.close())

  test.each(own)(
    'quality#offline: the simulator detects the fault when $name',
    async ({ name, mutations, firstSeed }) => {
      const make = await buildShipped(mutations)
      let found: string | null = null
      let seed = 0
      const left = [firstSeed, ...Array.from({ length: seeds }, (_, index) => index + 1)]
      while (found === null && left.length > 0) {
        seed = left.shift() ?? 0
        await play(seed, server, make).catch((error: Error) => (found = error.message.split('\n')[0] ?? ''))
      }
      // A search through many seeds takes minutes, so a `firstSeed` that no longer finds its mutant is reported.
      if (seed !== firstSeed) process.stdout.write(`${name}: firstSeed ${firstSeed}, found by ${seed}: ${found}\n`)
      expect(found, `${seeds} seeds pass with the fault`).not.toBeNull()
    },
    600_000,
  )
}
