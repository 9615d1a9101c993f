import type { FrameLocator, Page } from '@playwright/test'
import { languages } from '#contract/languages.ts'
import type { CardFormMessage } from '#contract/payment/payment-card.ts'
import { placeOrder } from '#e2e/support/buying.ts'
import { main, payButton, thanks } from '#e2e/support/checkout-page.ts'
import { isUp } from '#e2e/support/is-up.ts'
import { expect, mallAddress, test } from '#e2e/support/mall-test.ts'
import { signIn } from '#e2e/support/sign-in.ts'
import { sandboxWords } from '#words/payments/sandbox-words.ts'

type ReceivedMessage = { readonly origin: string; readonly data: CardFormMessage }
declare global {
  interface Window {
    receivedMessages: ReceivedMessage[]
  }
}

/** Frames the provider's form in a page of the mall, as the checkout does. */
async function frameForm(
  page: Page,
  appearance: { readonly lang: string; readonly theme: 'light' | 'dark' },
): Promise<{
  form: FrameLocator
  requestToken: () => Promise<void>
  received: () => Promise<ReceivedMessage[]>
  origin: string
}> {
  const settings = (await (await fetch(`${process.env[mallAddress]}/api/pay/settings`)).json()) as {
    cardFormUrl: string
    origin: string
  }
  await page.goto('/about')
  await isUp(page)
  const address = `${settings.cardFormUrl}?${new URLSearchParams({ ...appearance, parent: new URL(page.url()).origin }).toString()}`
  await page.evaluate((src) => {
    window.receivedMessages = []
    addEventListener('message', ({ origin, data }) =>
      window.receivedMessages.push({ origin, data: data as CardFormMessage }),
    )
    const frame = document.createElement('iframe')
    frame.title = 'Card'
    frame.className = 'card'
    frame.style.cssText = 'inline-size:100%;block-size:760px;border:0'
    frame.src = src
    document.body.prepend(frame)
  }, address)
  return {
    form: page.frameLocator('iframe.card'),
    requestToken: () =>
      page.evaluate(
        (origin) =>
          document
            .querySelector<HTMLIFrameElement>('iframe.card')
            ?.contentWindow?.postMessage({ payment: 'ask' }, origin),
        settings.origin,
      ),
    received: () => page.evaluate(() => window.receivedMessages),
    origin: settings.origin,
  }
}
const messageOf = (messages: readonly ReceivedMessage[], kind: string) =>
  messages.find(({ data }) => data.payment === kind)

test('product#payments: the card form shows errors at its fields, and gives its token to the page alone', async ({
  page,
  axe,
}) => {
  const { form, requestToken, received, origin } = await frameForm(page, { lang: 'en', theme: 'light' })
  const number = form.getByLabel('Card number')
  await expect(number).toBeVisible()
  await expect.poll(async () => messageOf(await received(), 'ready')).toBeTruthy()
  await requestToken()
  await expect(form.getByText('This field is required.')).toHaveCount(4)
  await expect(number).toBeFocused()
  await axe()
  expect(messageOf(await received(), 'invalid')).toBeTruthy()
  await number.pressSequentially('4242424242424241')
  await expect(number).toHaveValue('4242 4242 4242 4241')
  await form.getByLabel('Expiry date').pressSequentially('829')
  await expect(form.getByLabel('Expiry date')).toHaveValue('08 / 29')
  await form.getByLabel('Security code').fill('123')
  await form.getByLabel('Name on card').fill('Amaya Perera')
  await requestToken()
  await expect(form.getByText('Invalid card number. Check the digits.')).toBeVisible()
  await number.fill('4242 4242 4242 4242')
  await number.press('Enter')
  await expect.poll(async () => messageOf(await received(), 'enter')).toBeTruthy()
  await requestToken()
  await expect
    .poll(async () => messageOf(await received(), 'token'))
    .toMatchObject({ origin, data: { payment: 'token', brand: 'visa', last4: '4242', expiry: '08/29' } })
  expect(JSON.stringify(await received())).not.toContain('4242 4242')
})

test('product#payments: a mall that takes no cards says so, and the order is paid on delivery', async ({ page }) => {
  const shopper = await signIn(page)
  const orderNumber = await placeOrder(shopper)
  await page.route('**/api/pay/settings', (route) =>
    route.fulfill({ status: 400, json: { code: 'PAY_TYPE_UNAVAILABLE', desc: 'No cards.' } }),
  )
  await page.goto(`/paymentMethod?orderNumbers=${orderNumber}`)
  await expect(
    main(page).getByText("Card payment isn't available right now. Choose another payment method."),
  ).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await main(page)
    .getByRole('radio', { name: /Cash on delivery/ })
    .check()
  await payButton(page).click()
  await expect(thanks(page)).toBeVisible()
})

test('quality#accessibility: the card form in five languages, light and dark, at 320 px: no cut text, no WCAG violation @full', async ({
  page,
  axe,
}) => {
  await page.setViewportSize({ width: 320, height: 900 })
  for (const lang of languages) {
    const { form } = await frameForm(page, { lang, theme: lang === 'ru' || lang === 'zh' ? 'dark' : 'light' })
    await expect(form.getByLabel(sandboxWords[lang].number)).toBeVisible()
    await form.getByText(sandboxWords[lang].numbers, { exact: true }).click()
    expect(await form.locator('section').evaluate((section) => section.scrollWidth <= section.clientWidth), lang).toBe(
      true,
    )
    await axe()
  }
})
