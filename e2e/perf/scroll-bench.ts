import { devices, chromium, type CDPSession } from '@playwright/test'
import { browserFlags, ensureBrowser } from '../../tests/support/browser.ts'
import { mallAddress } from '../support/mall-test.ts'
import startMall from '../support/start-mall.ts'

const wanted = 500
/** A search that finds more than that in the seeded mall. */
const path = '/SearchResults/s'

/** Heap and nodes of a list before and after 500 products were scrolled through (quality.md §1: 60 MB, 3,000 nodes). */
export async function scrollBench(say: (sentence: string) => void): Promise<string> {
  const stop = await startMall()
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...browserFlags] })
  try {
    const page = await browser.newPage({ ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, baseURL: process.env[mallAddress] })
    const session = await page.context().newCDPSession(page)
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const before = await measure(session)
    const places = () => page.locator('main [role=group] > div').count()
    for (let seen = 0; seen < wanted; seen = await places()) {
      say(`${seen} products`)
      const more = page.getByRole('button', { name: 'Show more' })
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      if (await more.isVisible()) await more.click({ timeout: 2_000 }).catch(() => undefined)
      await page.waitForTimeout(250)
    }
    const after = await measure(session)
    const row = (name: string, { heap, nodes }: typeof before) => `| ${name} | ${heap.toFixed(1)} MB | ${nodes} |`
    return ['## A list of 500 products', '', 'Phone 390×844; after a collection of garbage; at least 60 MB and 3,000 nodes, moonshot 35 and 1,500.', '', '| | heap | nodes |', '|---|---:|---:|', row('first page', before), row(`${await places()} products`, after), ''].join('\n')
  } finally {
    await browser.close()
    await stop()
  }
}

async function measure(session: CDPSession): Promise<{ heap: number; nodes: number }> {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  // What is in the document; what waits to be collected is not what a phone draws.
  const { result } = await session.send('Runtime.evaluate', { expression: '(() => { let nodes = 0; const walk = document.createTreeWalker(document, NodeFilter.SHOW_ALL); while (walk.nextNode()) nodes += 1; return nodes })()' })
  return { heap: usedSize / 1_000_000, nodes: Number(result.value) }
}
