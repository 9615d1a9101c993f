import { ensureBrowser, findWholeBrowser, whyPartlySkipped } from './browser.ts'
import { engineNames, whySkipped } from './engines.ts'
import { runSideBySide } from './run-side-by-side.ts'
import { runSuite, type Suite } from './run-suite.ts'

const vitest = (project: string, cores: 1 | 2, after?: string, run: readonly string[] = ['run']): Suite => ({
  name: project,
  cores,
  ...(after ? { after } : {}),
  command: ['node_modules/.bin/vitest', ...run, '--config', 'tests/vitest.config.ts', '--project', project],
})

/** On PostgreSQL only the test files run whose imports lead to the test database: the others never reach a database. */
const serverRun = process.env['DATABASE_URL'] ? ['related', '--run', 'tests/server/support/test-database.ts'] : ['run']

/** The suites that `npm test` runs. Suites that occupy one core run in parallel: the gate is designed for two cores. */
const suites: readonly Suite[] = [
  { name: 'types', cores: 1, command: ['node_modules/.bin/tsc', '-b'], isOneTest: true },
  { name: 'lint', cores: 1, command: ['npm', 'run', '--silent', 'lint'], isOneTest: true },
  vitest('architecture', 1),
  { name: 'build', cores: 1, command: ['npm', 'run', '--silent', 'build'], isOneTest: true },
  vitest('unit', 1, 'build'),
  vitest('gates', 1, 'build'),
  vitest('worker', 1),
  vitest('simulator', 2),
  vitest('server', 2, 'build', serverRun),
  {
    name: 'e2e',
    cores: 2,
    after: 'build',
    command: ['node_modules/.bin/playwright', 'test', '--config', 'e2e/playwright.config.ts'],
  },
  {
    name: 'engines',
    cores: 2,
    after: 'build',
    command: ['node_modules/.bin/playwright', 'test', '--config', 'e2e/engines/playwright.config.ts'],
  },
]

/** Runs the suites listed in ONLY (all without it) and adds up their results; the last line is `N passed, N failed`. */
async function main(): Promise<void> {
  const except = process.argv
    .find((word) => word.startsWith('--except='))
    ?.slice('--except='.length)
    .split(',')
  const only = process.env['ONLY']?.split(',').map((name) => name.trim())
  const unknown = only?.find((name) => !suites.some((suite) => suite.name === name))
  if (unknown)
    throw new Error(`There is no suite "${unknown}": ONLY takes ${suites.map(({ name }) => name).join(', ')}.`)
  const chosen = suites.filter(({ name }) => (only ? only.includes(name) : !except?.includes(name)))
  const isChosen = (name: string) => chosen.some((suite) => suite.name === name)
  const environment = { ...process.env }
  if (['worker', 'e2e', 'engines'].some(isChosen)) environment['CHROME_PATH'] = ensureBrowser()

  let passed = 0
  let failed = 0
  const failures: string[] = []
  const retried: string[] = []
  await runSideBySide(chosen, 2, async (suite) => {
    const startedAt = Date.now()
    const sums = await runSuite(suite, environment)
    passed += sums.passed
    failed += sums.failed
    failures.push(...(sums.failures ?? []).map((title) => `${suite.name}: ${title}`))
    if (sums.failed > 0 && !sums.failures?.length) failures.push(suite.name)
    retried.push(...(sums.retried ?? []).map((title) => `${suite.name}: ${title}`))
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
    process.stdout.write(`${suite.name.padEnd(14)}${sums.passed} passed, ${sums.failed} failed, ${seconds} s\n`)
  })
  for (const title of retried) process.stdout.write(`Passed only when tried again: ${title}\n`)
  for (const title of failures) process.stdout.write(`Failed: ${title}\n`)
  const partly = isChosen('e2e') ? whyPartlySkipped(findWholeBrowser()) : null
  if (partly) process.stdout.write(`e2e: ${partly}\n`)
  if (isChosen('engines'))
    for (const reason of engineNames.map(whySkipped)) if (reason) process.stdout.write(`engines: ${reason}\n`)
  process.stdout.write(`${passed} passed, ${failed} failed\n`)
  process.exitCode = failed > 0 ? 1 : 0
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.stdout.write('0 passed, 1 failed\n')
  process.exitCode = 1
})
