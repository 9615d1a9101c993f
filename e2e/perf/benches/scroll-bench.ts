import { chromium, devices, type Page } from '@playwright/test'
import startMall from '#e2e/support/mall/start-mall.ts'
import { mallAddress } from '#e2e/support/mall-test.ts'
import { browserFlags, ensureBrowser } from '#tests/support/browser.ts'
import { heapAndNodes } from '../heap-and-nodes.ts'
import { type Row, rowsTable } from '../measure-row.ts'
import { longListTargets } from '../targets.ts'

const targetCount = 500
/** A search with more finds than that in the seeded mall. */
const path = '/SearchResults/s'

/** Heap and nodes of a list before and after 500 products were scrolled (docs/quality.md#speed: 60 MB, 3,000 nodes). */
export async function scrollBench(log: (sentence: string) => void): Promise<string> {
  const stop = await startMall()
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...browserFlags] })
  try {
    const page = await browser.newPage({
      ...devices['Pixel 7'],
      viewport: { width: 390, height: 844 },
      baseURL: process.env[mallAddress],
    })
    const session = await page.context().newCDPSession(page)
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const before = await heapAndNodes(session)
    let seen = 0
    while (seen < targetCount) {
      log(`${seen} products`)
      const now = await afterNextPage(page, seen)
      if (now === seen) throw new Error(`The list of ${path} ends at ${seen} products.`)
      seen = now
    }
    const after = await heapAndNodes(session)
    const rows = (when: string, { heap, nodes }: typeof before): Row[] => [
      { measure: `heap, ${when}`, network: '', value: heap, unit: 'MB', target: longListTargets.heapMb },
      { measure: `nodes, ${when}`, network: '', value: nodes, unit: 'nodes', target: longListTargets.nodes },
    ]
    return [
      '## A list of 500 products',
      '',
      'Phone 390×844; after a garbage collection.',
      '',
      rowsTable([...rows('first page', before), ...rows(`${seen} products`, after)]),
      '',
    ].join('\n')
  } finally {
    await browser.close()
    await stop()
  }
}

/** Scrolls to the list's end and answers the number of products with the next page; the same number at the very end. */
async function afterNextPage(page: Page, before: number): Promise<number> {
  const more = page.getByRole('button', { name: 'Show more' })
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  // A list that continues by itself may remove the button before the press.
  if (await more.isVisible()) await more.click({ timeout: 2_000 }).catch(() => undefined)
  const count = await page.waitForFunction((seen) => {
    const list = document.querySelector('main [role=group][aria-busy=false]')
    const hasButton = [...document.querySelectorAll('main button')].some(
      ({ textContent }) => textContent === 'Show more',
    )
    return list !== null && (list.children.length > seen || !hasButton) && list.children.length
  }, before)
  return Number(await count.jsonValue())
}
