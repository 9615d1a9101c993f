import { defineConfig } from '@playwright/test'
import { engineNames } from '#tests/support/engines.ts'
import type { EngineOptions } from './support/engine-test.ts'

/** The journeys in Firefox and WebKit: `ONLY=engines npm test` (decision 0053). */
export default defineConfig<EngineOptions>({
  testDir: '.',
  testMatch: /\.journey\.ts$/,
  outputDir: '../../test-results/engines',
  globalSetup: '../support/mall/start-mall.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 1,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['../support/playwright-sums.ts']],
  projects: engineNames.map((engineName) => ({ name: engineName, use: { engineName } })),
})
