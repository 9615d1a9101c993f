import { fileURLToPath } from 'node:url'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { iconSprites } from '#build/icon-sprites.ts'
import { linguiMacro } from '#build/lingui-macro.ts'
import { wordCatalogues } from '#build/word-catalogues.ts'
import { browserFlags, findBrowser } from './support/browser.ts'
import { VitestSums } from './support/vitest-sums.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const executablePath = findBrowser()
const page = () => [linguiMacro(), wordCatalogues(), iconSprites()]
// Generous time limits, so that no test fails only because the machine is busy.
const slowTests = { environment: 'node', testTimeout: 30_000, hookTimeout: 120_000 } as const
const tests = (...folders: string[]) => folders.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`)

/** Every suite but the e2e tests: `npx vitest run --config tests/vitest.config.ts [--project NAME] [FILE]`. */
export default defineConfig({
  root,
  cacheDir: '.cache/vitest',
  test: {
    reporters: ['default', new VitestSums()],
    projects: [
      { root, test: { name: 'architecture', include: tests('architecture'), ...slowTests } },
      {
        root,
        plugins: page(),
        test: {
          name: 'unit',
          include: tests('contract', 'words', 'offline', 'app', 'perf', 'support'),
          ...slowTests,
          // The files share their modules: importing them for each file took half of the time.
          pool: 'threads',
          isolate: false,
        },
      },
      {
        root,
        test: {
          name: 'server',
          include: tests('server'),
          setupFiles: ['tests/server/support/keep-compiled.ts'],
          environment: 'node',
          pool: 'forks',
          // The files of one process share its modules: importing the server takes about a second per file.
          isolate: false,
          // Limited to two cores, because each file opens a mall of its own, which takes seconds on a busy machine.
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
      {
        root,
        plugins: page(),
        cacheDir: '.cache/vitest-browser',
        // All code of the page and the worker is scanned in advance, because a dependency discovered during a run reloads
        // the page under its tests. The scan does not see the imports that macros and JSX add.
        optimizeDeps: {
          entries: ['src/{app,offline,worker}/**/*.{ts,tsx}', 'tests/{worker,app-browser}/**/*.{ts,tsx}'],
          include: ['@lingui/core', '@lingui/react', 'react/jsx-dev-runtime'],
        },
        test: {
          name: 'worker',
          include: tests('worker', 'app-browser'),
          setupFiles: ['tests/support/empty-storage.ts'],
          testTimeout: 30_000,
          fileParallelism: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { args: [...browserFlags], ...(executablePath ? { executablePath } : {}) },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      // Each file has a process and a mall of its own: the two halves of the seeds, and of the mutants.
      {
        root,
        test: {
          name: 'simulator',
          include: tests('simulator'),
          environment: 'node',
          pool: 'forks',
          maxWorkers: 2,
          testTimeout: 600_000,
          hookTimeout: 180_000,
        },
      },
      { root, test: { name: 'gates', include: tests('build'), ...slowTests } },
    ],
  },
})
