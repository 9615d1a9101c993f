import { randomUUID } from 'node:crypto'
import type { GroceryChange } from '#contract/grocery/grocery-merge.ts'
import { maxGroceryChanges } from '#contract/grocery/list-limits.ts'
import type { ProductCard } from '#contract/product/product.ts'
import { defaultRegionId } from '#contract/region/region.ts'
import { catalogueOf } from '#e2e/support/catalogue.ts'
import { myCall } from '#e2e/support/my-calls.ts'
import { newShopper, type Shopper } from '#e2e/support/sign-in.ts'
import type { GroceryCommand } from '#offline/domains/grocery-lists.ts'
import { rowsTable } from '../measure-row.ts'
import { median } from '../median.ts'
import { networkProfiles } from '../network/network-profile.ts'
import { collectTimes } from '../page-times.ts'
import { inMall, onPhone, openSlow } from '../phone-in-mall.ts'
import { replayTime } from '../replay-time.ts'
import { openStage } from '../stage.ts'
import { blockingTarget, groceryMergeTarget, repeatPaintTarget, tickTarget } from '../targets.ts'
import { worstInput } from '../worst-input.ts'

const [items, changes, runs] = [300, 1_000, 3]
const name = 'Measured list'
const boxes = 'main li input[type=checkbox]'

/** A grocery list of 300 items: opened and ticked with CPU 4×; and the merge of 1,000 changes on Slow 3G. */
export async function groceryBench(log: (sentence: string) => void): Promise<string> {
  const opened = await inMall(async () => {
    const shopper = await newShopper()
    log(`Filling a list of ${items} items`)
    await fillList(shopper)
    return onPhone(shopper, async (phone) => {
      const measured: Awaited<ReturnType<typeof measureList>>[] = []
      for (let run = 1; run <= runs; run += 1) {
        log(`A list of ${items} items, run ${run} of ${runs}`)
        measured.push(await measureList((await openSlow(phone, `/wish-list/${encodeURIComponent(name)}`)).page))
      }
      return measured
    })
  })
  const merges = await mergeTimes(log)
  const middle = (figure: (one: (typeof opened)[number]) => number | null) =>
    median(opened.map((one) => figure(one) ?? Number.POSITIVE_INFINITY))
  return [
    `## A grocery list of ${items} items`,
    '',
    `Phone 390×844 at 2×, CPU 4×, signed in, with the worker; median of ${runs}. The merge: ${changes} changes of one list, from the \`online\` event until the last command is removed from IndexedDB.`,
    '',
    rowsTable([
      { measure: 'LCP', network: 'again', value: middle((one) => one.lcp), unit: 'ms', target: repeatPaintTarget },
      {
        measure: 'blocking time',
        network: 'again',
        value: middle((one) => one.blocking),
        unit: 'ms',
        target: blockingTarget,
      },
      {
        measure: `a tick: INP (${opened.flatMap((one) => one.ticks).join(', ')})`,
        network: '',
        value: middle((one) => Math.max(...one.ticks)),
        unit: 'ms',
        target: tickTarget,
      },
      {
        measure: `${changes} changes merged (${merges.map((one) => one.toFixed(0)).join(', ')})`,
        network: networkProfiles.slow3g.name,
        value: median(merges),
        unit: 'ms',
        target: groceryMergeTarget,
      },
    ]),
    '',
  ].join('\n')
}

async function measureList(page: Parameters<typeof collectTimes>[0]) {
  await page.waitForFunction(
    ([selector, count]) => document.querySelectorAll(String(selector)).length >= Number(count),
    [boxes, items] as const,
  )
  await page.waitForLoadState('networkidle')
  const { lcp, blocking } = await collectTimes(page)
  const ticks: number[] = []
  for (const at of [0, Math.floor(items / 2), items - 1]) {
    const box = page.locator(boxes).nth(at)
    await box.scrollIntoViewIfNeeded()
    const isTicked = await box.isChecked()
    // The label around the box receives the tap. `locator.tap` would add its own listeners to the measured time.
    const label = await box.locator('xpath=ancestor::label').boundingBox()
    if (!label) throw new Error(`Item ${at} of the list has no label to tap.`)
    ticks.push(
      await worstInput(page, async () => {
        await page.touchscreen.tap(label.x + label.width / 2, label.y + label.height / 2)
        await page.waitForFunction(
          ([selector, index, before]) =>
            document.querySelectorAll<HTMLInputElement>(String(selector))[Number(index)]?.checked !== before,
          [boxes, at, isTicked] as const,
        )
      }),
    )
  }
  return { lcp, blocking, ticks }
}

/** Fills a list with different products, as another device of the shopper does. */
async function fillList(shopper: Shopper): Promise<void> {
  const listId = randomUUID()
  const change = (itemId: string | undefined, set: object) =>
    ({ key: randomUUID(), at: Date.now(), listId, ...(itemId && { itemId }), set }) as GroceryChange
  const cards: ProductCard[] = []
  for (let pageNumber = 1; cards.length < items; pageNumber += 1) {
    const page = await catalogueOf().cards({ pageNumber })
    if (page.length === 0) throw new Error(`The mall has only ${cards.length} products for a list of ${items} items.`)
    cards.push(...page)
  }
  const all = [
    change(undefined, { name }),
    ...cards.slice(0, items).map(({ prodId, price }, at) =>
      change(`p-${prodId}`, {
        what: { prodId, regionId: defaultRegionId, priceThen: price, addedAt: Date.now() + at },
        count: 1,
      }),
    ),
  ]
  for (let from = 0; from < all.length; from += maxGroceryChanges)
    await myCall(shopper, 'POST', '/p/groceryList/changes', all.slice(from, from + maxGroceryChanges), randomUUID())
}

/** The times of merging changes of one list that were made without a network, in ms. */
async function mergeTimes(log: (sentence: string) => void): Promise<number[]> {
  const stage = await openStage()
  try {
    const times: number[] = []
    for (let run = 1; run <= runs; run += 1) {
      log(`${changes} changes of a list, run ${run} of ${runs}`)
      times.push(await replayTime(stage, 'grocery-lists', commandsOf))
    }
    return times
  } finally {
    await stage.close()
  }
}

/** Commands that make a list and write, count and tick texts on it. */
function commandsOf(shopper: string): GroceryCommand[] {
  const listId = randomUUID()
  return Array.from({ length: changes }, (_, at): GroceryCommand => {
    const itemId = `t-${Math.floor((at - 1) / 3)}`
    const sets = [
      { tick: { isTicked: true } },
      { what: { text: `Item ${itemId}`, addedAt: at }, count: 1 },
      { count: 2 },
    ]
    return {
      id: randomUUID(),
      shopper,
      regionId: defaultRegionId,
      domain: 'grocery-lists',
      input: at === 0 ? { listId, set: { name } } : { listId, itemId, set: sets[at % 3] ?? {} },
      at: Date.now() - 60_000 + at,
      order: at + 1,
      state: 'waiting',
    }
  })
}
