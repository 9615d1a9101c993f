import { devices, chromium, type CDPSession, type Page } from '@playwright/test'
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
    let seen = 0
    while (seen < wanted) {
      say(`${seen} products`)
      const now = await afterNextPage(page, seen)
      if (now === seen) throw new Error(`The list of ${path} ends at ${seen} products.`)
      seen = now
    }
    const after = await measure(session)
    const row = (name: string, { heap, nodes }: typeof before) => `| ${name} | ${heap.toFixed(1)} MB | ${nodes} |`
    return ['## A list of 500 products', '', 'Phone 390×844; after a collection of garbage; at least 60 MB and 3,000 nodes, moonshot 35 and 1,500.', '', '| | heap | nodes |', '|---|---:|---:|', row('first page', before), row(`${seen} products`, after), ''].join('\n')
  } finally {
    await browser.close()
    await stop()
  }
}

/** Scrolls to the list's end and gives back how many products it has once the next page is there: as many as before at its very end. */
async function afterNextPage(page: Page, before: number): Promise<number> {
  const more = page.getByRole('button', { name: 'Show more' })
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  // Where the list goes on by itself the button leaves before it is pressed.
  if (await more.isVisible()) await more.click({ timeout: 2_000 }).catch(() => undefined)
  const grown = await page.waitForFunction((seen) => {
    const list = document.querySelector('main [role=group][aria-busy=false]')
    const isAsking = [...document.querySelectorAll('main button')].some(({ textContent }) => textContent === 'Show more')
    return list !== null && (list.children.length > seen || !isAsking) && list.children.length
  }, before)
  return Number(await grown.jsonValue())
}

async function measure(session: CDPSession): Promise<{ heap: number; nodes: number }> {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  // What is in the document; what waits to be collected is not what a phone draws.
  const { result } = await session.send('Runtime.evaluate', { expression: '(() => { let nodes = 0; const walk = document.createTreeWalker(document, NodeFilter.SHOW_ALL); while (walk.nextNode()) nodes += 1; return nodes })()' })
  return { heap: usedSize / 1_000_000, nodes: Number(result.value) }
}
