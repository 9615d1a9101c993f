import { catalogueOf, productPath } from '#e2e/support/catalogue.ts'
import { chooseMarket } from '#e2e/support/choose-market.ts'
import { isUp } from '#e2e/support/is-up.ts'
import { expect, test } from '#e2e/support/mall-test.ts'
import { myCall } from '#e2e/support/my-calls.ts'
import { newShopper, signIn } from '#e2e/support/sign-in.ts'
import { viewProducts } from '#e2e/support/view-products.ts'
import { recordFrames } from '#e2e/support/views/record-frames.ts'

test('product#profile: a guest finds all data saved on the phone, with counts, and links to the other screens', async ({
  page,
  axe,
  expectNoSidewaysScroll,
}) => {
  const products = (await catalogueOf().cards()).slice(0, 2)
  const counters = page.getByRole('navigation', { name: 'Your lists' })
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guest')
  await expect(counters.getByRole('link', { name: '0 Footprint' })).toBeVisible()
  await viewProducts(page, products)
  await page.goto('/profile')
  await expect(counters.getByRole('link', { name: '2 Footprint' })).toBeVisible()
  await expect(counters.getByRole('link', { name: /^[1-9]\d* Saved$/ })).toBeVisible()
  await axe()
  await expectNoSidewaysScroll()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Settings', exact: true }).last()).toHaveAttribute('href', '/Settings')
  for (const [name, dialog] of [
    ['Log in', /Log in/],
    ['Region and language Sri Lanka · English', 'Region and language'],
  ] as const) {
    await main.getByRole('button', { name }).click()
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
    await page.keyboard.press('Escape')
  }
  for (const name of ['Service agreement', 'Privacy agreement'])
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', /^\/policies\/.*\/en-us$/)
  await expect(main.getByRole('link', { name: 'Refund and return policy' })).toHaveAttribute('target', '_blank')
  await expect(main.getByRole('button', { name: 'Install app' })).toBeVisible()
  for (const [name, heading] of [
    ['Help', 'Help'],
    ['Footprint', 'Footprint'],
    ['Saved on this device', 'Saved on this device'],
    ['About', /^About/],
  ] as const) {
    await page.getByRole('main').getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guest')
  }
})

test('product#profile: no frame shows a signed-in shopper as a guest @full', async ({ page, context }) => {
  await signIn(page, await newShopper('Amaya Perera'))
  const frames = await recordFrames(context, ['Guest', 'Amaya Perera', 'Log in'])
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Amaya Perera')
  expect(frames()).toEqual([['Amaya Perera']])
})

test("product#profile: favourites are counted: a guest's on the phone, a shopper's on the server", async ({
  page,
  axe,
  expectNoSidewaysScroll,
}) => {
  const [product, other] = await catalogueOf().cards()
  if (!product || !other) throw new Error('The mall has too few products')
  const count = page.getByRole('navigation', { name: 'Your lists' }).getByRole('link', { name: /Favourites$/ })
  await page.goto('/profile')
  await expect(count).toHaveText('0Favourites')
  await page.goto(productPath(product))
  await page.getByRole('button', { name: `Favourite: ${product.prodName}`, exact: true }).click()
  await expect(page.getByText('Added to favourites')).toBeVisible()
  await page.goto('/profile')
  await expect(count).toHaveText('1Favourites')

  const shopper = await signIn(page)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shopper.nickName)
  await expect(count).toHaveText('1Favourites')
  await myCall(shopper, 'POST', '/p/user/collection/addOrCancel', { prodId: other.prodId, isCollected: true })
  await myCall(shopper, 'POST', '/p/shop/collection/addOrCancel', { shopId: product.shopId, isCollected: true })
  await page.reload()
  await expect(count).toHaveText('3Favourites')
  await axe()
  await expectNoSidewaysScroll()
  await count.click()
  await expect(page).toHaveURL('/collection')
})

test('product#profile: tab bar: Home, Discover, Chat, Cart, Profile, the current one marked; on wide screens the footer replaces it @full', async ({
  page,
  isMobile,
}) => {
  await page.goto('/profile')
  await isUp(page)
  const tabs = page.getByRole('navigation', { name: 'Main' })
  if (!isMobile) {
    await expect(tabs).toBeHidden()
    const footer = page.getByRole('contentinfo').getByRole('navigation', { name: 'Help' })
    await expect(footer.getByRole('link')).toHaveText([
      'Questions and answers',
      'Vouchers',
      'Pre-loved',
      'Coins',
      'Favourites',
      'Footprint',
      'Saved on this device',
      'Settings',
    ])
    await footer.getByRole('link', { name: 'Footprint' }).click()
    await expect(page).toHaveURL('/MyFootPrint')
    return
  }
  await expect(tabs.getByRole('link')).toHaveText(['Home', 'Discover', 'Chat', 'Cart', 'Profile'])
  await expect(tabs.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page')
  await tabs.getByRole('link', { name: 'Discover' }).click()
  await expect(page).toHaveURL('/discover')
  await expect(tabs.getByRole('link', { name: 'Discover' })).toHaveAttribute('aria-current', 'page')
  await expect(tabs.locator('[aria-current]')).toHaveCount(1)
  await tabs.getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/')
  await page.setViewportSize({ width: 834, height: 900 })
  await expect(tabs).toBeVisible()
  await page.setViewportSize({ width: 835, height: 900 })
  await expect(tabs).toBeHidden()
})

for (const lang of ['tr', 'pt', 'ru'] as const)
  test(`design#language: the words of the order groups are whole, or parted at a hyphen, on a phone of 360 px (${lang})`, async ({
    page,
    context,
  }) => {
    await chooseMarket(context, { lang })
    await page.setViewportSize({ width: 360, height: 800 })
    await signIn(page)
    await page.goto('/profile')
    const groups = page.getByRole('main').locator('a[href="/ToDeliver"]').locator('..')
    await expect(groups.getByRole('link')).toHaveCount(5)
    expect(await groups.evaluate(brokenWords)).toEqual([])
    const widths = await groups
      .getByRole('link')
      .evaluateAll((links) => links.map((one) => one.scrollWidth - one.clientWidth))
    expect(widths, 'no word reaches beyond its group').toEqual([0, 0, 0, 0, 0])
  })

/** The words in an element, or their parts between soft hyphens, that stand on two lines. */
function brokenWords(element: Element): string[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  while (texts.nextNode()) {
    const { currentNode: node } = texts
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s\u00ad]+/g)) {
      const range = document.createRange()
      // The hyphen at the end of a line belongs to the first letter of the next line.
      range.setStart(node, index + 1)
      range.setEnd(node, index + word.length)
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word)
    }
  }
  return broken
}
