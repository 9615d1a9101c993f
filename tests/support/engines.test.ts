import { afterEach, expect, test, vi } from 'vitest'
import { whySkipped } from './engines.ts'

afterEach(() => vi.unstubAllEnvs())

test('quality#browsers: without its programs, a browser is skipped with a sentence that names them', () => {
  vi.stubEnv('PATH', '/nowhere')
  expect(whySkipped('firefox')).toBe('Firefox was skipped: firefox-esr is not installed')
  expect(whySkipped('webkit')).toBe('WebKit was skipped: WebKitWebDriver is not installed, Xvfb is not installed')
})
