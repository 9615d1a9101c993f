import { help } from '#words/help/help.en.ts'
import { help as russian } from '#words/help/help.ru.ts'
import { chooseMarket } from '../support/choose-market.ts'
import { isUp } from '../support/is-up.ts'
import { expect, test } from '../support/mall-test.ts'

const all = help.flatMap(({ answers }) => answers)
const answer = (id: string) => all.find((one) => one.id === id) ?? { question: 'none', paragraphs: ['none'] }

test('product#help: every question exists, opens and closes by keyboard, and has links', async ({
  page,
  axe,
  expectNoSidewaysScroll,
}) => {
  await page.goto('/help')
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible()
  await expect(page.locator('main details')).toHaveCount(all.length)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(help.length)
  const first = page.locator('main details').first()
  await first.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(first.getByText(answer('offline').paragraphs[1] ?? '')).toBeVisible()
  await axe()
  await expectNoSidewaysScroll()
  await first.getByRole('link', { name: 'Saved on this device' }).click()
  await expect(page).toHaveURL('/saved')
})

test('product#help: search narrows the list, a single answer opens, an empty result shows a message', async ({
  page,
}) => {
  await page.goto('/help')
  await isUp(page)
  const field = page.getByRole('searchbox', { name: 'Search in help' })
  await field.fill('dark')
  await expect(page.locator('main details')).toHaveCount(1)
  await expect(page.getByText(answer('dark').paragraphs[0] ?? '')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '1 answer' })).toBeVisible()
  await field.fill('zzzz')
  await expect(page.getByRole('status').filter({ hasText: 'No answers found' })).toBeVisible()
  await field.fill('')
  await expect(page.locator('main details')).toHaveCount(all.length)
})

test('product#help: an answer has an address that opens and scrolls to it, also from another page', async ({
  page,
}) => {
  await page.goto('/help#returns')
  const returns = page.locator('#returns')
  await expect(returns).toHaveAttribute('open', '')
  await expect(returns.locator('summary')).toBeInViewport()
  // The heading is not covered by the sticky header.
  const isFree = () =>
    returns.locator('summary').evaluate((summary) => {
      const { left, top } = summary.getBoundingClientRect()
      return summary.contains(document.elementFromPoint(left + 8, top + 4))
    })
  await expect.poll(isFree).toBe(true)
  await expect(page.locator('main details[open]')).toHaveCount(1)
  const policy = returns.getByRole('link', { name: 'Refund and return policy' })
  await expect(policy).toHaveAttribute('href', '/policies/refund-policy/en-us')
  await expect(policy).toHaveAttribute('target', '_blank')
})

test("product#help: readable offline after one visit of home, in the shopper's language", {
  tag: '@worker',
}, async ({ page, context, goOffline, coldStart, waitForWorker }) => {
  await chooseMarket(context, { lang: 'ru' })
  await page.goto('/')
  await waitForWorker()
  await goOffline()
  const cold = await coldStart('/help')
  await expect(cold.getByRole('heading', { level: 1, name: 'Помощь' })).toBeVisible()
  await cold.getByRole('searchbox').fill('экономия')
  const found = russian.flatMap(({ answers }) => answers).find(({ id }) => id === 'data-saver')
  await expect(cold.getByText(found?.question ?? 'none')).toBeVisible()
})
