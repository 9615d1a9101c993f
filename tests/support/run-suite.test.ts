import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { runSuite } from './run-suite.ts'

let printed: MockInstance<typeof process.stdout.write>
beforeEach(() => {
  printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})
// The test files of a process share its output.
afterEach(() => printed.mockRestore())

/** Runs a script as a suite that may print nothing for two seconds. */
const run = (script: string) =>
  runSuite({ name: 'run-suite-test', command: [process.execPath, '-e', script], cores: 1, isOneTest: true }, {}, 2000)

const lines = () => printed.mock.calls.join('')

test('a suite that falls silent is ended and has failed, and its output says so', async () => {
  expect(await run('console.log("the last file"); setInterval(() => {}, 1000)')).toMatchObject({ failed: 1 })
  expect(lines()).toMatch(/^the last file\nrun-suite-test was ended: it printed nothing for [\d.]+ minutes\.\n$/)
})

test('a suite may run longer than its silence', async () => {
  const sums = await run(
    'let n = 0; const t = setInterval(() => { console.log(n); if (++n === 7) clearInterval(t) }, 400)',
  )
  expect(sums).toEqual({ passed: 1, failed: 0 })
  expect(lines()).toBe('')
})

test('a process that the suite leaves behind does not keep it running', async () => {
  const left = 'require("child_process").spawn("sleep", ["100"], { stdio: "inherit" }).unref()'
  expect(await run(left)).toEqual({ passed: 1, failed: 0 })
})
