import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'

const isRoot = process.getuid?.() === 0

/**
 * The flags with which every test starts Chromium: no background requests, no QUIC, which would bypass a shaped
 * connection, and letters as wide as on phones, where Linux would round each width to a pixel. The sandbox is disabled
 * only as root.
 */
export const browserFlags: readonly string[] = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--font-render-hinting=none',
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

/** The sentence about the tests that need a complete browser, for a machine without one (null); null with one. */
export const whyPartlySkipped = (wholeBrowser: string | null): string | null =>
  wholeBrowser === null
    ? 'push messages, background sync and background refresh were skipped: chromium is not installed'
    : null

const installer = fileURLToPath(new URL('install-packages.sh', import.meta.url))
const byPlaywright = 'npx playwright install chromium'

/**
 * The same as `findBrowser`, but installs what is missing: on Debian as root the packages of all browsers of the tests,
 * elsewhere Chromium where there is no browser. Throws one sentence with both commands if there is no browser then.
 */
export function ensureBrowser(): string {
  // The output of the installation goes to stderr, because stdout is reserved for the path.
  const stdio = ['ignore', 2, 2] as const
  if (isRoot && existsSync('/etc/debian_version')) spawnSync('bash', [installer], { stdio: [...stdio] })
  const found = findBrowser()
  if (found) return found
  process.stderr.write('No browser for the tests: installing one …\n')
  spawnSync('sh', ['-c', byPlaywright], { stdio: [...stdio] })
  const installed = findBrowser()
  if (installed) return installed
  throw new Error(
    `The tests need Chromium, Chrome or Edge: on Debian or Ubuntu run "${installer}" as root, elsewhere "${byPlaywright}", or set CHROME_PATH.`,
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
