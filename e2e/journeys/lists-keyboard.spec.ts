import type { GroceryListDetail, GroceryListSummary } from '#contract/grocery/grocery-list.ts'
import type { OwnReview } from '#contract/review/own-review.ts'
import { heading, main, openAs, sheet } from '../support/account-page.ts'
import { isUp } from '../support/is-up.ts'
import { expectFocusInPage, expectTrap, pressEnter, tabTo, typeInto } from '../support/keyboard.ts'
import { photos, receiveItem } from '../support/mall/received-item.ts'
import { expect, test } from '../support/mall-test.ts'
import { myCall } from '../support/my-calls.ts'
import { boxOf, rowOf } from '../support/offline/grocery-lists.ts'
import { newShopper } from '../support/sign-in.ts'

test('product#grocery-lists: by keyboard: a list is made, filled, ticked, renamed, repeated and shared, and ticked by its link', async ({
  page,
  browser,
}) => {
  const shopper = await openAs(page, '/wish-list')
  await pressEnter(page, main(page).getByRole('button', { name: 'New list' }))
  await expectTrap(page)
  await typeInto(page, sheet(page).getByRole('textbox', { name: 'List name' }), 'Picnic')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Picnic')
  await expectFocusInPage(page)
  await tabTo(page, main(page).getByRole('textbox', { name: 'Add an item' }))
  for (const text of ['Lemonade', 'Blanket']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
    await expect(rowOf(page, text)).toBeVisible()
  }
  await pressEnter(page, rowOf(page, 'Lemonade').getByRole('button', { name: 'More' }))
  await page.keyboard.press('Enter')
  await expect(rowOf(page, 'Lemonade').getByRole('status').first()).toHaveText('3')
  await tabTo(page, boxOf(page, 'Blanket'))
  await page.keyboard.press('Space')
  await expect(boxOf(page, 'Blanket')).toBeChecked()
  await expect(boxOf(page, 'Blanket')).toBeFocused()

  const menu = page.getByRole('button', { name: 'Actions for this list' })
  await tabTo(page, menu, 90, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expectTrap(page)
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await page.keyboard.press('Enter')
  await pressEnter(page, sheet(page).getByRole('button', { name: 'Rename list' }))
  await typeInto(page, sheet(page).getByRole('textbox', { name: 'List name' }), 'Beach')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Beach')
  await expect(menu).toBeFocused()

  await page.keyboard.press('Enter')
  await pressEnter(page, sheet(page).getByRole('button', { name: /^Repeat every week/ }))
  await tabTo(page, sheet(page).getByRole('radio', { name: 'Never' }))
  await page.keyboard.press('ArrowDown')
  await expect(sheet(page).getByRole('radio', { name: 'Monday' })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(main(page).getByText('Starts again every week: Monday')).toBeVisible()
  await expect(menu).toBeFocused()

  await page.keyboard.press('Enter')
  await pressEnter(page, sheet(page).getByRole('button', { name: 'Share with a link' }))
  await tabTo(page, sheet(page).getByRole('radio', { name: 'can tick and change items' }))
  await pressEnter(page, sheet(page).getByRole('button', { name: 'Create a link' }))
  const link = sheet(page).getByText(/\/wish-list\/shared\//)
  await expect(link).toBeVisible()
  await expectTrap(page)
  const path = new URL((await link.textContent()) ?? '').pathname
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()

  const other = await (await browser.newContext({ serviceWorkers: 'block' })).newPage()
  await other.goto(new URL(path, page.url()).href)
  await isUp(other)
  await typeInto(other, main(other).getByRole('textbox', { name: 'Your name' }), 'Kamal')
  await typeInto(other, main(other).getByRole('textbox', { name: 'Add an item' }), 'Napkins')
  await other.keyboard.press('Enter')
  await expect(rowOf(other, 'Napkins')).toBeVisible()
  await tabTo(other, boxOf(other, 'Lemonade'))
  await other.keyboard.press('Space')
  await expect(boxOf(other, 'Lemonade')).toBeChecked()
  const [list] = await myCall<GroceryListSummary[]>(shopper, 'GET', '/p/groceryList')
  const read = () => myCall<GroceryListDetail>(shopper, 'GET', `/p/groceryList/${list?.listId}?regionId=659006000343`)
  await expect
    .poll(async () => (await read()).items.find(({ text }) => text === 'Lemonade'))
    .toMatchObject({ isTicked: true, tickedBy: 'Kamal', count: 3 })
  await other.context().close()

  await page.goto('/wish-list')
  await isUp(page)
  await pressEnter(page, main(page).getByRole('link', { name: /^Beach/ }))
  await expect(heading(page)).toHaveText('Beach')
  await expect(rowOf(page, 'Lemonade')).toContainText('Ticked by Kamal')
})

test('product#own-reviews: by keyboard: an item is chosen, reviewed with pictures in order, without the name, and the review is opened again @full', async ({
  page,
}) => {
  const shopper = await newShopper()
  const { item } = await receiveItem(shopper)
  await openAs(page, '/Completed/RateProduct', shopper)
  await pressEnter(page, main(page).getByRole('link', { name: /^Rate ?:/ }))
  await expect(page).toHaveURL(`/Completed/RateProduct?orderItemId=${item.orderItemId}`)
  await tabTo(page, main(page).getByRole('radiogroup', { name: 'Your rating' }).getByRole('radio').first())
  for (let stars = 2; stars <= 4; stars += 1) await page.keyboard.press('ArrowRight')
  await expect(main(page).getByRole('radio', { name: '4 stars, Good' })).toBeChecked()
  await typeInto(page, main(page).getByRole('textbox', { name: 'Your thoughts' }), 'Sturdy.')
  const choosing = page.waitForEvent('filechooser')
  await pressEnter(page, main(page).getByRole('button', { name: /^Add pictures/ }))
  await (await choosing).setFiles(await photos('teal', 'orange', 'navy'))
  const pictures = main(page).getByRole('list', { name: 'Pictures' }).getByRole('img')
  await expect(pictures).toHaveCount(3)
  await tabTo(page, main(page).getByRole('button', { name: 'Move picture 2 forward' }), 90, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(main(page).getByText('Picture 2 is now picture 1 of 3.')).toBeAttached()
  // The focus stays with the picture that has moved.
  await expect(main(page).getByRole('button', { name: 'Move picture 1 forward' })).toBeFocused()
  await pressEnter(page, main(page).getByRole('button', { name: 'Remove picture 3' }))
  await expect(pictures).toHaveCount(2)
  await expectFocusInPage(page)
  await tabTo(page, main(page).getByRole('switch', { name: /Hide my name/ }))
  await page.keyboard.press('Space')
  await pressEnter(page, main(page).getByRole('button', { name: 'Submit review' }))
  await expect(page.getByText('Review added.')).toBeVisible()
  const { records } = await myCall<{ records: OwnReview[] }>(shopper, 'GET', '/p/prodComm/mine?size=10')
  expect(records).toMatchObject([{ score: 4, content: 'Sturdy.', isAnonymous: 1 }])
  expect(records[0]?.pics).toHaveLength(2)

  await pressEnter(page, main(page).getByRole('link', { name: 'My reviews' }).first())
  await expect(main(page).getByText('Published')).toBeVisible()
  await pressEnter(page, main(page).getByRole('link', { name: /^Edit/ }))
  await expect(main(page).getByRole('textbox', { name: 'Your thoughts' })).toHaveValue('Sturdy.')
})

test('product#reviews: by keyboard: reviews are filtered by stars and order, voted for and reported @full', async ({
  page,
}) => {
  const author = await newShopper('Nila')
  const { item } = await receiveItem(author)
  const content = `Buy it elsewhere. ${author.mail}`
  const { prodId, orderItemId } = item
  await myCall(author, 'POST', '/p/prodComm', { prodId, orderItemId, score: 2, content })
  await openAs(page, `/products/${prodId}/reviews`)
  await pressEnter(page, main(page).getByRole('button', { name: /^2 stars:/ }))
  await expect(page).toHaveURL(/\?stars=2$/)
  await tabTo(page, main(page).getByRole('combobox', { name: 'Sort reviews' }))
  await page.keyboard.type('Highest')
  await expect(page).toHaveURL(/sort=high/)
  const review = main(page).locator('article').filter({ hasText: content })
  const helpful = review.getByRole('button', { name: /^Helpful/ })
  await pressEnter(page, helpful)
  await expect(helpful).toHaveAttribute('aria-pressed', 'true')
  await expect(helpful).toBeFocused()
  const report = review.getByRole('button', { name: 'Report' })
  await pressEnter(page, report)
  await expectTrap(page)
  await tabTo(page, sheet(page).getByRole('radio').first())
  await page.keyboard.press('Space')
  await pressEnter(page, sheet(page).getByRole('button', { name: 'Report' }))
  await expect(sheet(page)).toBeHidden()
  await expectFocusInPage(page)
})
