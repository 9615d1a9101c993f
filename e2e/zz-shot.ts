import { chromium, devices } from '@playwright/test'
import { findBrowser } from '../tests/support/browser.ts'
import { myCall } from './support/my-calls.ts'
import { newShopper, signIn } from './support/sign-in.ts'

const base = 'http://127.0.0.1:4614'
const which = process.argv[2] ?? 'all'
const shopper = await newShopper('Ama Perera')
const lang = process.argv[3] ?? 'en'
const dark = process.argv[4] === 'dark'
const browser = await chromium.launch({ executablePath: findBrowser() || undefined })
for (const [name, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['small', { width: 320, height: 640 }],
  ['desk', { width: 1440, height: 900 }],
] as const) {
  if (which !== 'all' && which !== name) continue
  const context = await browser.newContext({
    viewport,
    baseURL: base,
    hasTouch: name !== 'desk',
    isMobile: name !== 'desk',
    colorScheme: dark ? 'dark' : 'light',
  })
  const page = await context.newPage()
  page.on('console', (m) => m.type() === 'error' && console.log(m.text()))
  page.on('pageerror', (e) => console.log('ERR', e.message))
  await signIn(page, shopper)
  const shot = async (n: string) => {
    await page.waitForTimeout(1500)
    await page.screenshot({ path: `/tmp/h4-shots/${name}-${n}.png` })
  }
  const q = lang === 'en' ? '' : `lang=${lang}`
  await page.goto(`/iCanchat?${q}`)
  await shot('empty')
  await page.goto(`/iCanchat?conversation=shop-1&prodId=1042&${q}`)
  await shot('subject')
  const box = page.getByRole('textbox').last()
  await box.fill('Hello, does this come in size 42? And how long is the delivery to Kandy?')
  await box.press('Enter')
  await shot('sent')
  await page.waitForTimeout(6000)
  await shot('answered')
  await page.goto(`/iCanchat?conversation=support&${q}`)
  await box.fill('Where is my parcel?')
  await box.press('Enter')
  await page.waitForTimeout(6000)
  await shot('support')
  await page.goto(`/iCanchat?${q}`)
  await shot('list')
  await context.close()
}
await browser.close()
