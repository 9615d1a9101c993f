import { languages } from '#contract/languages.ts'
import { chooseMarket } from '../support/choose-market.ts'
import { expect, test } from '../support/proxy-test.ts'
import { sampleOf } from '../support/short-run.ts'

const policies = ['service-agreement', 'privacy-agreement', 'refund-policy']

for (const lang of sampleOf(languages, 2)) {
  test(`product#footer: footer in ${lang}: three policies in a new window, ${lang === 'zh' ? 'zh-cn' : 'en-us'}; the current year; no unset links`, async ({
    page,
    context,
  }) => {
    await chooseMarket(context, { lang })
    // On home, the list of products grows above the footer while the test clicks; other screens of the phone have none.
    await page.goto('/about')
    // The day of the text is written as in its language.
    await expect(page.getByRole('main').locator('time')).toHaveText(/20\d\d/)
    await expect(page.getByRole('main').locator('time')).not.toHaveText(/\d{4}-\d\d/)
    const footer = page.locator('footer')
    const links = footer.locator('a[href^="/policies/"]')
    await expect(links).toHaveCount(3)
    const suffix = lang === 'zh' ? 'zh-cn' : 'en-us'
    expect(
      await links.evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.getAttribute('target')])),
    ).toEqual(policies.map((name) => [`/policies/${name}/${suffix}`, '_blank']))
    const [opened] = await Promise.all([context.waitForEvent('page'), links.first().click()])
    await expect(opened.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(opened).toHaveURL(`/policies/service-agreement/${suffix}`)
    await expect(
      opened
        .locator('main')
        .locator(`[lang|="${lang === 'zh' ? 'zh' : 'en'}"], h1`)
        .first(),
    ).toBeVisible()
    expect(/[\u4e00-\u9fff]/.test(await opened.locator('main').innerText())).toBe(lang === 'zh')
    await expect(footer).toContainText(`© ${new Date().getFullYear()}`)
    expect(
      await footer
        .locator('a')
        .evaluateAll((all) =>
          all
            .map((link) => link.getAttribute('href'))
            .filter(
              (href) =>
                !/^\/(about|contact-us$|policies\/|help$|MyFootPrint$|collection$|saved$|Settings$|vouchers$|pre-loved$|profile\/coins$)/.test(
                  href ?? '',
                ),
            ),
        ),
    ).toEqual([])
  })
}

test('product#footer: every link that the operator has set is shown with its name', async ({
  page,
  mallProxy,
  axe,
}) => {
  const links = {
    otherApp: 'https://other.example/app',
    appStore: 'https://apps.apple.com/app/nelu',
    googlePlay: 'https://play.google.com/store/apps/details?id=nelu',
    facebook: 'https://facebook.com/nelu',
    instagram: 'https://instagram.com/nelu',
    youtube: 'https://youtube.com/@nelu',
    tiktok: 'https://tiktok.com/@nelu',
  }
  mallProxy.rewrite(
    (path) => path.startsWith('/api/mall/links'),
    (body) => JSON.stringify({ ...JSON.parse(body), ...links }),
  )
  await page.goto('/')
  const footer = page.locator('footer')
  const named = {
    Facebook: links.facebook,
    Instagram: links.instagram,
    YouTube: links.youtube,
    TikTok: links.tiktok,
    'Contact Us': '/contact-us',
    'Our other apps': links.otherApp,
    'Google Play': links.googlePlay,
    'App Store': links.appStore,
  }
  for (const [name, href] of Object.entries(named))
    await expect(footer.getByRole('link', { name, exact: true }), name).toHaveAttribute('href', href)
  await axe(page, 'footer')
})

test('product#footer: About in five languages @full', async ({ page, context }) => {
  const texts = new Set<string>()
  for (const lang of languages) {
    await chooseMarket(context, { lang })
    await page.goto('/')
    await page.evaluate((one) => localStorage.setItem('nelu.language', one), lang)
    await page.goto('/about')
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page.locator('main h2').first()).toBeVisible()
    texts.add(await page.locator('main').innerText())
  }
  expect(texts.size).toBe(5)
})
