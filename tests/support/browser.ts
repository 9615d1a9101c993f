import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const isRoot = process.getuid?.() === 0

/**
 * The flags with which every test starts Chromium: no background requests, no QUIC, which would bypass a shaped
 * connection. The sandbox is disabled only as root.
 */
export const browserFlags: readonly string[] = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

// Playwright, too, uses the headless shell for headless pages; the shell needs a third less work than the whole
// browser.
const shell = 'chromium-headless-shell'
const fullBrowsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']

/**
 * The path of the browser for the tests: $CHROME_PATH, Playwright's own, or one on the PATH; null where there is none.
 */
export const findBrowser = (): string | null =>
  firstProgram([process.env['CHROME_PATH'], chromium.executablePath(), ...onPath([shell, ...fullBrowsers]), macPath])

/** The path of a complete browser, with the features that the headless shell lacks; null where there is none. */
export const findWholeBrowser = (): string | null =>
  firstProgram([chromium.executablePath(), ...onPath(fullBrowsers), macPath])

/** The path of a program on the PATH; null where there is none. */
export const findProgram = (name: string): string | null => firstProgram(onPath([name]))

const macPath = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
const onPath = (names: readonly string[]): string[] => {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, name)))
}
const firstProgram = (paths: readonly (string | undefined)[]): string | null =>
  paths.find((path) => path && isProgram(path)) ?? null

/**
 * The same as `findBrowser`, but installs a browser where there is none. Throws one sentence with both install commands
 * if that fails.
 */
export function ensureBrowser(): string {
  const found = findBrowser()
  if (found) return found
  const isDebian = existsSync('/etc/debian_version')
  const byPackage =
    'apt-get update && apt-get install -y --no-install-recommends chromium-headless-shell || apt-get install -y --no-install-recommends chromium'
  const byPlaywright = 'npx playwright install chromium'
  process.stderr.write('No browser for the tests: installing one …\n')
  for (const command of isDebian && isRoot ? [byPackage, byPlaywright] : [byPlaywright]) {
    // The output of the installation goes to stderr, because stdout is reserved for the path.
    spawnSync('sh', ['-c', command], {
      stdio: ['ignore', 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    const installed = findBrowser()
    if (installed) return installed
  }
  throw new Error(
    `The tests need Chromium, Chrome or Edge: on Debian or Ubuntu run "${byPackage}" as root, elsewhere "${byPlaywright}", or set CHROME_PATH.`,
  )
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
