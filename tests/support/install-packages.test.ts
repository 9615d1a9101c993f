import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { whyPartlySkipped } from './browser.ts'

const script = fileURLToPath(new URL('install-packages.sh', import.meta.url))
let folder = ''
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'packages-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const addProgram = (name: string, lines: string) => {
  writeFileSync(join(folder, name), `#!/bin/sh\n${lines}\n`)
  chmodSync(join(folder, name), 0o755)
}

/** Runs the script on a machine with these programs, where apt-get fails for firefox-esr; returns the calls of apt-get. */
function install(programs: readonly string[], packages: readonly string[] = [], chrome = ''): string[] {
  const calls = join(folder, 'calls')
  writeFileSync(calls, '')
  for (const program of programs) addProgram(program, '')
  addProgram('apt-get', `echo "$*" >> ${calls}; case "$*" in *firefox-esr) exit 100;; esac`)
  const { status } = spawnSync('/bin/bash', [script, ...packages], { env: { PATH: folder, CHROME_PATH: chrome } })
  expect(status).toBe(0)
  return readFileSync(calls, 'utf8').split('\n').filter(Boolean)
}
const installed = (name: string) => `install -y -q --no-install-recommends ${name}`

test('quality#tests: the packages of missing browsers are installed one by one, also after one that fails', () => {
  const names = ['postgresql', 'chromium-headless-shell', 'chromium', 'firefox-esr', 'webkit2gtk-driver', 'xvfb']
  expect(install([], ['postgresql'])).toEqual(['update -q', ...names.map(installed)])
})

test('quality#tests: what is installed is not installed again, and CHROME_PATH replaces the headless shell', () => {
  expect(install(['chromium', 'WebKitWebDriver', 'Xvfb'], [], '/opt/chrome')).toEqual([
    'update -q',
    installed('firefox-esr'),
  ])
  expect(install(['chromium-headless-shell', 'chromium', 'firefox-esr', 'WebKitWebDriver', 'Xvfb'])).toEqual([])
})

test('quality#tests: without a complete browser, a sentence names the tests that were skipped', () => {
  expect(whyPartlySkipped(null)).toContain('background refresh were skipped: chromium is not installed')
  expect(whyPartlySkipped('/usr/bin/chromium')).toBeNull()
})
