import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, devices } from '@playwright/test'
import { browserFlags, ensureBrowser } from '#tests/support/browser.ts'

/** A folder for a browser profile, and a function that removes it. */
export async function newProfile(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'mall-bench-'))
  return { folder, remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }) }
}

/**
 * Starts Chromium as a phone of 390×844 at 2× with the profile in the folder. The certificate is trusted by the hash of
 * its key: with ignored certificate errors, Chromium would neither cache nor register a worker.
 */
export async function openPhone(folder: string, keyHash: string, baseURL?: string): Promise<BrowserContext> {
  const phone = await chromium.launchPersistentContext(folder, {
    executablePath: ensureBrowser(),
    args: [...browserFlags, `--ignore-certificate-errors-spki-list=${keyHash}`],
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    userAgent: devices['Pixel 7'].userAgent,
    ...(baseURL === undefined ? {} : { baseURL }),
    locale: 'en-US',
    timezoneId: 'Asia/Colombo',
  })
  // Chromium is busy after its start; a phone in use is not.
  await new Promise((resolve) => setTimeout(resolve, settleMs))
  return phone
}

const settleMs = 800
