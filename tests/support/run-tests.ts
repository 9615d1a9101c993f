import { ensureBrowser } from './browser.ts'
import { runSuite, type Suite } from './run-suite.ts'

const vitest = (project: string): Suite => ({
  name: project,
  command: ['node_modules/.bin/vitest', 'run', '--config', 'tests/vitest.config.ts', '--project', project],
})

/** Everything that `npm test` runs, one after the other (docs/quality.md#tests). */
const suites: readonly Suite[] = [
  { name: 'types', command: ['node_modules/.bin/tsc', '-b'], isOneTest: true },
  { name: 'lint', command: ['node_modules/.bin/biome', 'check', '.'], isOneTest: true },
  vitest('architecture'),
  vitest('unit'),
  // The server's tests serve the built page.
  { name: 'build', command: ['npm', 'run', '--silent', 'build'], isOneTest: true },
  vitest('server'),
  vitest('simulator'),
  vitest('worker'),
  vitest('gates'),
  { name: 'e2e', command: ['node_modules/.bin/playwright', 'test', '--config', 'e2e/playwright.config.ts'] },
]

/** Runs the suites that ONLY names (all without it) and adds up; the last line is `N passed, N failed`. */
async function main(): Promise<void> {
  const except = process.argv.find((word) => word.startsWith('--except='))?.slice('--except='.length)
  const only = process.env['ONLY']?.split(',').map((name) => name.trim())
  const unknown = only?.find((name) => !suites.some((suite) => suite.name === name))
  if (unknown)
    throw new Error(`There is no suite "${unknown}": ONLY takes ${suites.map(({ name }) => name).join(', ')}.`)
  const chosen = suites.filter(({ name }) => (only ? only.includes(name) : name !== except))
  const environment = { ...process.env }
  if (chosen.some(({ name }) => name === 'worker' || name === 'e2e')) environment['CHROME_PATH'] = ensureBrowser()

  let passed = 0
  let failed = 0
  for (const suite of chosen) {
    const startedAt = Date.now()
    const sums = await runSuite(suite, environment)
    passed += sums.passed
    failed += sums.failed
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
    process.stdout.write(`${suite.name.padEnd(14)}${sums.passed} passed, ${sums.failed} failed, ${seconds} s\n`)
  }
  process.stdout.write(`${passed} passed, ${failed} failed\n`)
  process.exitCode = failed > 0 ? 1 : 0
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.stdout.write('0 passed, 1 failed\n')
  process.exitCode = 1
})
