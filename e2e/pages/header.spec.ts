import { languages } from '#contract/languages.ts'
import { catalogueOf, productPath } from '../support/catalogue.ts'
import { chooseMarket } from '../support/choose-market.ts'
import { isUp } from '../support/is-up.ts'
import { expect, test } from '../support/mall-test.ts'
import { field, searchFor } from '../support/search-box.ts'

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

  test('design#header: going back before the search page has loaded restores title and cart', async ({ page }) => {
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

  test('product#header: results replace the search page in the history, so that Back leads to the page before it', async ({
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
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    await expect(page.locator('html')).toHaveAttribute('data-scroll', 'down')
    expect(await top()).toBe(0)
  })

  test('design#screens: product: buttons stay over the picture, which extends to the top', async ({ page, axe }) => {
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
    test('product#regions: quality: home at 320, 360 and 390 px: logo, region and all buttons are in one row in every language @full', async ({
      page,
      context,
      expectNoSidewaysScroll,
    }) => {
      for (const lang of languages)
        for (const country of ['LK', 'TR'] as const) {
          await chooseMarket(context, { lang, country })
          await page.goto('/')
          await isUp(page)
          await expect(page.locator('header [aria-haspopup="dialog"]').filter({ visible: true }).last()).toBeVisible()
          for (const width of [390, 360, 320]) {
            await page.setViewportSize({ width, height: 640 })
            const middles = await page
              .locator('header a[href="/"] img, header button, header a[href="/notification"]')
              .filter({ visible: true })
              .evaluateAll((all) =>
                all.map((one) => one.getBoundingClientRect()).map(({ top, height }) => top + height / 2),
              )
            expect(middles.length, `${lang} ${country}`).toBeGreaterThan(3)
            expect(Math.max(...middles) - Math.min(...middles), `${lang} ${country}`).toBeLessThan(6)
          }
        }
      await expectNoSidewaysScroll()
    })

    test('product#header: quality: the search page in Russian at 320 px: no text is cut, no content is wider', async ({
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

  test('product#header: categories beside the logo; no layout shift at hydration', async ({ page }) => {
    await page.addInitScript(() => {
      let moved = 0
      new PerformanceObserver((entries) => {
        for (const entry of entries.getEntries()) moved += Number(entry.toJSON().value)
        document.documentElement.dataset['moved'] = String(moved)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/')
    await isUp(page)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Categories' })).toHaveAttribute(
      'href',
      '/categories/',
    )
    expect(Number(await page.locator('html').getAttribute('data-moved'))).toBeLessThan(0.02)
  })
})
