import { expect, type Page } from '@playwright/test'
import type { Language } from '#contract/languages.ts'
import type { WarmUpGroup } from '#offline/later/warm-up-list.ts'
import { isForLanguage } from '#words/language-of-file.ts'

type Evaluating = Pick<Page, 'evaluate'>

/** Waits until a worker controls the page and has cached the shell and, in as many starts as needed, every file. */
export async function waitForWorker(page: Evaluating): Promise<void> {
  const isControlled = () => page.evaluate(() => Boolean(navigator.serviceWorker?.controller))
  await expect
    // A page that is being replaced fails.
    .poll(() => isControlled().catch(() => false), { timeout: 30_000, intervals: [50] })
    .toBe(true)
    .catch(async (error: Error) => {
      throw new Error(`${error.message}\nWorker state: ${await page.evaluate(stateOfWorker)}`)
    })
  const files = ['/index.html', ...(await warmUpFiles(page))]
  let before = files.length
  await expect
    .poll(
      async () => {
        const missing = await page.evaluate(missingOf, files)
        // The warm-up of one start is bounded: the page asks for the next, as at its next start.
        if (missing.length === before) await page.evaluate(askForWarmUp)
        before = missing.length
        return missing
      },
      { message: 'files that the warm-up has not fetched', timeout: 30_000, intervals: [500] },
    )
    .toEqual([])
}

/** Posts the message of a page's start. */
function askForWarmUp(): void {
  navigator.serviceWorker.controller?.postMessage({ kind: 'warm-up', language: document.documentElement.lang })
}

/**
 * The files that the worker lacks, by one comparison of all names: checking each file by itself would dominate the
 * test's time.
 */
async function missingOf(files: string[]): Promise<string[]> {
  const cached = await Promise.all(
    (await caches.keys()).map(async (name) =>
      (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
    ),
  )
  return files.filter((file) => !cached.flat().includes(new URL(file, location.href).pathname))
}

/** The state of a worker that does not control the page, for the error message. */
async function stateOfWorker(): Promise<string> {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!registration) return 'no registration'
  return (['installing', 'waiting', 'active'] as const)
    .map((phase) => `${phase}: ${registration[phase]?.state ?? 'none'}`)
    .join(', ')
}

/** The files of this page's warm-up: every file of its list except those of other languages. */
export async function warmUpFiles(page: Evaluating): Promise<string[]> {
  const [groups, language] = await page.evaluate(async () => {
    const worker = await (await fetch('/worker.js', { cache: 'no-store' })).text()
    const list = /assets\/warm-up-list-[\w-]+\.json/.exec(worker)?.[0]
    return [(await (await fetch(`/${list}`)).json()) as WarmUpGroup[], document.documentElement.lang] as const
  })
  return groups.flatMap(({ files }) => files).filter((file) => isForLanguage(file, language as Language))
}
