import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

// Started as a process, because the benchmark runs outside of a test runner: the `expect` of Vitest fails there.
test('quality#speed: the benchmark starts, and names the measurements when asked for an unknown one', () => {
  const { status, stderr } = spawnSync('node_modules/.bin/tsx', ['e2e/perf/bench.ts', '--only', 'unknown'], {
    encoding: 'utf8',
  })
  expect(stderr).toMatch(/^--only takes home, product, .*cart200, /)
  expect(status).toBe(1)
})
