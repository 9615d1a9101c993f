import { chromium, devices } from '@playwright/test'
import { browserFlags, ensureBrowser } from '../../tests/support/browser.ts'
import { mallAddress } from '../support/mall-test.ts'
import { signIn } from '../support/sign-in.ts'
import { isUp } from '../support/is-up.ts'
import { furnishedShopper } from '../support/furnished-shopper.ts'
import { fillCart } from './fill-cart.ts'
import { inMall } from './phone-in-mall.ts'
import { somethingToBuy } from '../support/buying.ts'
import { productPath } from '../support/catalogue.ts'
await inMall(async () => {
  const who = await furnishedShopper()
  await fillCart(who.shopper, 4)
  const { product, skuId } = await somethingToBuy()
  const ways: Record<string, string> = { cart: '/Cart', checkout: `/Checkout?prodId=${product.prodId}&skuId=${skuId}&count=1`, payment: `/paymentMethod?orderNumbers=${who.orders.unpaid}`, details: `/order-details?orderNumber=${who.orders.unpaid}`, shipped: `/order-details?orderNumber=${who.orders.shipped}`, product: productPath(product), home: '/' }
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...browserFlags] })
  for (const [w, h, locale, theme] of [[390, 844, 'en-US', 'light'], [390, 844, 'ru-RU', 'dark'], [320, 640, 'ru-RU', 'light'], [1440, 900, 'ru-RU', 'light'], [1440, 900, 'en-US', 'dark']] as const) {
    const phone = await browser.newContext({ ...(w < 800 ? devices['Pixel 7'] : {}), viewport: { width: w, height: h }, deviceScaleFactor: 1, baseURL: process.env[mallAddress], locale, timezoneId: 'Asia/Colombo', colorScheme: theme })
    const page = await phone.newPage()
    await page.goto('/'); await isUp(page)
    if (locale === 'ru-RU') { await phone.addCookies([{ name: 'lang', value: 'ru', url: process.env[mallAddress]! }]); await page.evaluate(() => localStorage.setItem('nelu-lang', 'ru')) }
    await signIn(page, who.shopper)
    for (const [name, way] of Object.entries(ways)) {
      const lang = locale.slice(0, 2)
      await page.goto(way + (way.includes('?') ? '&' : '?') + `lang=${lang}`); await isUp(page); await page.waitForLoadState('networkidle')
      await page.screenshot({ path: `/tmp/look/${name}-${w}-${lang}-${theme}-top.png` })
      await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' })); await page.waitForTimeout(500)
      await page.screenshot({ path: `/tmp/look/${name}-${w}-${lang}-${theme}-end.png` })
      if (name === 'cart') { await page.evaluate(() => scrollTo(0, 0)); await page.locator('main li input[type=checkbox]').first().focus(); await page.keyboard.press('Tab'); await page.keyboard.press('Shift+Tab'); await page.screenshot({ path: `/tmp/look/${name}-${w}-${lang}-${theme}-focus.png` }) }
    }
    await phone.close()
  }
  await browser.close()
})
