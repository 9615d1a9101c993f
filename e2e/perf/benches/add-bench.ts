import type { BrowserContext } from '@playwright/test'
import { addButton, type CartProduct, plainProduct } from '#e2e/support/cart.ts'
import { productPath } from '#e2e/support/catalogue.ts'
import { isUp } from '#e2e/support/is-up.ts'
import { newShopper } from '#e2e/support/sign-in.ts'
import { type Row, rowsTable } from '../measure-row.ts'
import { median } from '../median.ts'
import { inMall, onPhone, openSlow } from '../phone-in-mall.ts'
import { inputTarget } from '../targets.ts'
import { worstInput } from '../worst-input.ts'

const runs = 5

/**
 * Adds to the cart from a product page and from a list's card, each in a newly opened mall, with CPU 4×
 * (docs/quality.md#speed).
 */
export function addBench(log: (sentence: string) => void): Promise<string> {
  return inMall(async () => {
    const item = await plainProduct()
    const rows = await onPhone(await newShopper(), async (phone) => {
      const measured: Row[] = []
      for (const [from, path] of [
        ['product page', productPath(item.product)],
        ['card of a list', `/SearchResults/${encodeURIComponent(item.name)}`],
      ] as const) {
        log(`Add to cart, ${from}`)
        const [first, second]: [number[], number[]] = [[], []]
        for (let run = 0; run < runs; run += 1) {
          const times = await addTwice(phone, path, item)
          first.push(times[0])
          second.push(times[1])
        }
        measured.push({
          measure: `add to cart, ${from}: INP of the first tap (${first.join(', ')})`,
          network: '',
          value: median(first),
          unit: 'ms',
          target: inputTarget,
        })
        measured.push({
          measure: `add to cart, ${from}: INP of a later tap (${second.join(', ')})`,
          network: '',
          value: median(second),
          unit: 'ms',
          target: inputTarget,
        })
      }
      return measured
    })
    return [
      '## Add to cart',
      '',
      `Phone 390×844 at 2×, CPU 4×, signed in, with the worker; median of ${runs}, each run in a new page.`,
      '',
      rowsTable(rows),
      '',
    ].join('\n')
  })
}

/** Two taps on the add button; the first also loads the code. */
async function addTwice(phone: BrowserContext, path: string, { name }: CartProduct): Promise<[number, number]> {
  const { page } = await openSlow(phone, path)
  await isUp(page)
  const onPage = addButton(page)
  const onCard = page.getByRole('button', { name: `Add to cart: ${name}`, exact: true }).first()
  const button = path.startsWith('/products/') ? onPage : onCard
  await button.waitFor()
  const toast = page.getByRole('status').filter({ hasText: 'Added to cart' })
  const tap = () =>
    worstInput(page, async () => {
      await button.tap()
      await toast.waitFor()
    })
  const first = await tap()
  await toast.getByRole('button').first().waitFor()
  await toast.waitFor({ state: 'detached' })
  return [first, await tap()]
}
