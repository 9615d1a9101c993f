import type { Page } from '@playwright/test'
import { languages } from '#contract/languages.ts'
import { catalogueOf, productPath } from '../support/catalogue.ts'
import { chooseMarket } from '../support/choose-market.ts'
import { isUp } from '../support/is-up.ts'
import { expect, test } from '../support/mall-test.ts'
import { field, searchFor } from '../support/search-box.ts'
import { isFull } from '../support/short-run.ts'
import { newShopper, signIn } from '../support/sign-in.ts'

/** The languages in which home's header is measured; Russian is the longest. */
const rowLanguages = isFull ? languages : (['ru'] as const)

/** Expects logo, region and all buttons of home's header in one row at 390, 360 and 320 px. */
async function expectButtonsInOneRow(page: Page): Promise<void> {
  await expect(page.locator('header [aria-haspopup="dialog"]').filter({ visible: true }).last()).toBeVisible()
  for (const width of [390, 360, 320]) {
    await page.setViewportSize({ width, height: 640 })
    const middles = await page
      .locator('header a[href="/"] img, header button, header a[href="/notification"]')
      .filter({ visible: true })
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ top, height }) => top + height / 2))
    expect(middles.length).toBeGreaterThan(3)
    expect(Math.max(...middles) - Math.min(...middles), `at ${width} px`).toBeLessThan(6)
  }
}

test.describe('phone', () => {
  test.skip(({ isMobile }) => !isMobile, 'the header exists on phones only')

  test("design#header: the back button and the screen's name are in the first bytes; Back leads back, else home", async ({
    page,
    request,
  }) => {
    const [department] = await catalogueOf().departments()
    const path = `/${department?.slug}/${department?.categoryId}`
    const name = department?.categoryName as string
    expect(await (await request.get(path)).text()).toMatch(
      new RegExp(`<p id="screen-title"[^>]*>${name.replace('&', '&#38;')}</p>`),
    )
    await page.goto(path)
    await isUp(page)
    const banner = page.getByRole('banner')
    await expect(banner.getByText(name, { exact: true })).toBeVisible()
    await banner.getByRole('link', { name: 'Search' }).click()
    await expect(page).toHaveURL('/search')
    await banner.getByRole('link', { name: 'Back' }).click()
    await expect(page).toHaveURL(path)
    await expect(banner.getByText(name, { exact: true })).toBeVisible()
    await banner.getByRole('link', { name: 'Back' }).click()
    await expect(page).toHaveURL('/')
  })

  test('design#header: going back before the search page has loaded restores title and cart @full', async ({
    page,
  }) => {
    const [department] = await catalogueOf().departments()
    await page.goto(`/${department?.slug}/${department?.categoryId}`)
    await isUp(page)
    await page.evaluate(async () => {
      document.querySelector<HTMLElement>('header a[href="/search"]')?.click()
      while (location.pathname !== '/search') await new Promise(requestAnimationFrame)
      history.back()
    })
    const banner = page.getByRole('banner')
    await expect(banner.getByText(department?.categoryName ?? '', { exact: true })).toBeVisible()
    await expect(banner.getByRole('link', { name: 'Search' })).toBeVisible()
  })

  test('product#header: results replace the search page in the history, so that Back leads to the page before it @full', async ({
    page,
  }) => {
    await page.goto('/about')
    await isUp(page)
    await searchFor(page, 'one', true)
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
    await expect(field(page)).toHaveValue('one')
    await expect(field(page)).toBeFocused()
    await field(page).fill('one two')
    await field(page).press('Enter')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Search' })).toHaveText('one two')
    await page.goBack()
    await expect(page).toHaveURL('/SearchResults/one')
    await page.goBack()
    await expect(page).toHaveURL('/about')
  })

  test('design#header: header of home: its first row slides away on scrolling down and returns on scrolling up', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/')
    await isUp(page)
    const top = () => page.getByRole('banner').evaluate((header) => Math.round(header.getBoundingClientRect().top))
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
    await expect.poll(top).toBe(-48)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Search' })).toBeInViewport({ ratio: 1 })
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
    await expect.poll(top).toBe(0)
    await expectButtonsInOneRow(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    await expect(page.locator('html')).toHaveAttribute('data-scroll', 'down')
    expect(await top()).toBe(0)
  })

  test('design#screens: product: buttons stay over the picture, which extends to the top @full', async ({
    page,
    axe,
  }) => {
    await page.goto(productPath(await catalogueOf().card(() => true)))
    await isUp(page)
    expect(await page.locator('main').evaluate((main) => main.getBoundingClientRect().top)).toBe(0)
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    for (const name of ['Back', 'Search'])
      await expect(page.getByRole('banner').getByRole('link', { name })).toBeInViewport({ ratio: 1 })
    await axe()
  })

  test.describe('320 px', () => {
    test.use({ viewport: { width: 320, height: 640 } })
    test(`product#regions: home at 320, 360 and 390 px: logo, region and all buttons are in one row in ${rowLanguages.join(', ')}, for guests and shoppers`, async ({
      page,
      context,
      expectNoSidewaysScroll,
    }) => {
      for (const country of ['LK', 'TR'] as const) {
        if (country === 'TR') await signIn(page, await newShopper('Александра Константинопольская'))
        for (const lang of rowLanguages) {
          await chooseMarket(context, { lang, country })
          await page.goto('/')
          await isUp(page)
          await expectButtonsInOneRow(page)
        }
      }
      await expectNoSidewaysScroll()
    })

    test('product#header: the search page in Russian at 320 px: no text is cut, no content is wider', async ({
      page,
      context,
      expectNoSidewaysScroll,
      axe,
    }) => {
      await chooseMarket(context, { lang: 'ru' })
      await page.goto('/search')
      await isUp(page)
      const box = page.getByRole('combobox')
      await box.fill('беспроводная колонка для ванной и кухни с подсветкой')
      await box.press('Enter')
      await expect(page).toHaveURL(/SearchResults/)
      await page.goto('/search')
      await isUp(page)
      await box.fill('кросс')
      await expect(page.getByRole('option').first()).toBeVisible()
      await expectNoSidewaysScroll()
      await axe()
      const cut = await page
        .locator('main button, main a, main h2, main li')
        .evaluateAll((all) =>
          all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.outerHTML.slice(0, 120)),
        )
      expect(cut).toEqual([])
    })
  })
})

test.describe('desktop', () => {
  test.skip(({ isMobile }) => isMobile, 'the phone has a page instead')

  test('design#header: search box: a popover of the same width; Escape, a press outside and Tab close it', async ({
    page,
    axe,
  }) => {
    await page.goto('/')
    await isUp(page)
    const list = page.getByRole('region', { name: 'Popular now' })
    await field(page).click()
    await expect(list).toBeVisible()
    const [box, popover] = await Promise.all([
      page.getByRole('search').boundingBox(),
      list.locator('xpath=../..').boundingBox(),
    ])
    expect(popover?.width).toBe(box?.width)
    expect(box?.width).toBeLessThanOrEqual(600)
    await axe()
    await field(page).press('Escape')
    await expect(list).toHaveCount(0)
    await expect(field(page)).toBeFocused()
    await field(page).pressSequentially('s')
    await expect(list).toBeVisible()
    // Beside the page's column, where there is no link.
    await page.mouse.click(1430, 800)
    await expect(list).toHaveCount(0)
    await field(page).fill('')
    await expect(list).toBeVisible()
    await field(page).press('ArrowDown')
    await expect(list.getByRole('link').first()).toBeFocused()
    for (let at = 0; at < 10; at += 1) await page.keyboard.press('Tab')
    await expect(list).toHaveCount(0)
  })

  test('product#header: the button Categories opens a menu of departments and sub-categories, by keyboard and by pointer', async ({
    page,
    axe,
  }) => {
    const [first, second] = await catalogueOf().departments()
    await page.goto('/')
    await isUp(page)
    const banner = page.getByRole('banner')
    await expect(banner.getByRole('link', { name: 'Favourites' })).toHaveAttribute('href', '/collection')
    const button = banner.getByRole('button', { name: 'Categories' })
    const menu = banner.getByRole('navigation', { name: 'Categories' })
    const link = (category: { categoryName: string } | undefined) =>
      menu.getByRole('link', { name: category?.categoryName ?? '', exact: true })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(link(first)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(link(second)).toBeFocused()
    await expect(link(first?.children[0])).toHaveCount(0)
    await page.keyboard.press('ArrowRight')
    await expect(link(second?.children[0])).toBeFocused()
    await axe()
    await page.keyboard.press('ArrowLeft')
    await expect(link(second)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
    await expect(button).toBeFocused()
    await button.click()
    await link(second).hover()
    await expect(link(second?.children[1])).toBeVisible()
    await page.mouse.click(1430, 800)
    await expect(menu).toHaveCount(0)
    await button.click()
    await link(first?.children[0]).click()
    await expect(page).toHaveURL(new RegExp(`${first?.children[0]?.categoryId}$`))
    await expect(menu).toHaveCount(0)
  })

  test('design#header: the bars above and below the main bar scroll away; the departments are whole words, line by line', async ({
    page,
  }) => {
    await page.goto('/')
    await isUp(page)
    const links = page.getByRole('navigation', { name: 'All departments' })
    await expect(links.getByRole('link', { name: 'Garden' })).toBeAttached()
    // Whether each name is seen whole, or not at all.
    const seen = () =>
      links.evaluate((bar) => {
        const lines = bar.querySelector('a')?.parentElement ?? bar
        const { top, bottom, right } = lines.getBoundingClientRect()
        return [...bar.querySelectorAll('a')].map((one) => {
          const box = one.getBoundingClientRect()
          if (box.bottom <= top || box.top >= bottom) return 'hidden'
          return box.top >= top && box.bottom <= bottom && box.right <= right ? 'whole' : 'cut'
        })
      })
    const before = await seen()
    expect(before).not.toContain('cut')
    expect(before).toContain('hidden')
    await links.getByRole('button', { name: 'More departments' }).click()
    await expect.poll(async () => (await seen()).at(-1)).toBe('whole')
    // The keyboard turns whole lines, too.
    await links.getByRole('link').first().focus()
    await expect.poll(async () => (await seen())[0]).toBe('whole')
    await links.getByRole('link').last().focus()
    await expect.poll(async () => (await seen()).at(-1)).toBe('whole')
    await expect.poll(seen).not.toContain('cut')
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    await expect(links).not.toBeInViewport()
    await expect(page.getByRole('button', { name: /^Region and language/ })).not.toBeInViewport()
    const search = page.getByRole('search')
    await expect(search).toBeInViewport({ ratio: 1 })
    const lowest = await page
      .getByRole('banner')
      .evaluate((header) => Math.max(...[...header.children].map((bar) => bar.getBoundingClientRect().bottom)))
    expect(lowest).toBeLessThanOrEqual(120)
  })
})
