import type { Server as HttpServer } from 'node:http'
import type { Server } from 'node:net'
import type { Locator, Page } from '@playwright/test'
import { defaultRegionId } from '#contract/region/region.ts'
import { codeField, openLoginModal, sendCode } from '#e2e/support/login-modal.ts'
import { openSmallMall, type SmallMall } from '#e2e/support/mall/small-mall.ts'
import { expect, test } from '#e2e/support/mall-test.ts'
import { freshMail, freshMobile } from '#e2e/support/sign-in.ts'
import { listen } from '#tests/support/listen.ts'
import { mailServer, type ReceivedMail, readMail } from '#tests/support/mail-server.ts'
import { type ReceivedSms, smsReceiver } from '#tests/support/sms-receiver.ts'

/** All tests of the file use the same mall and its mail and SMS gateways, so they run one after another. */
test.describe.configure({ mode: 'default' })

const minute = 60_000
const mails: ReceivedMail[] = []
const messages: ReceivedSms[] = []
let servers: [Server, HttpServer]
let mall: SmallMall

test.beforeAll(async () => {
  servers = [mailServer(mails), smsReceiver(messages)]
  const [mailPort, smsPort] = [await listen(servers[0]), await listen(servers[1])]
  mall = await openSmallMall({
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    MAIL_FROM: 'mall@nelu.example',
    SMS_URL: `http://127.0.0.1:${smsPort}/send`,
    CODES_PER_ADDRESS: '1000',
  })
})
test.afterAll(async () => {
  await mall?.stop()
  for (const server of servers) server.close()
})

const post = async (path: string, body: unknown): Promise<void> => {
  const answer = await fetch(`${mall.address}/api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.ok, path).toBe(true)
}
const lastMail = () => {
  const mail = mails.at(-1) as ReceivedMail
  return { to: mail.to, text: readMail(mail).text }
}
const lastSms = () => (messages.at(-1) as ReceivedSms).body
const codeIn = (text: string) => text.slice(0, 6)

/** A shopper who reads Russian and has signed in by email before; answers the used code. */
async function makeAccount(mail: string): Promise<string> {
  await post('/mail/send', { mail, lang: 'ru' })
  const code = codeIn(lastMail().text)
  await post('/quick/login', { loginType: 1, loginId: mail, code, region: defaultRegionId, lang: 'ru' })
  mall.time.now += minute
  return code
}

async function openModal(page: Page, receiver: string): Promise<Locator> {
  await page.goto(`${mall.address}/`)
  const modal = await openLoginModal(page)
  await modal.getByLabel('Mobile or email').fill(receiver)
  return modal
}
const enter = async (modal: Locator, code: string) => {
  await codeField(modal).fill(code)
  await modal.getByRole('button', { name: 'Log in', exact: true }).click()
}

test('product#codes: a code by a real mail, in the language of the account, logs in', async ({ page }) => {
  const mail = freshMail()
  await makeAccount(mail)
  const modal = await openModal(page, mail)
  await sendCode(modal)
  const { to, text } = lastMail()
  expect([to, text]).toEqual([`<${mail}>`, expect.stringContaining('код подтверждения')])
  await enter(modal, codeIn(text))
  await expect(page.getByText('You are logged in.')).toBeVisible()
})

test('product#codes: a code by a real SMS, in the language of the account, logs in @full', async ({ page }) => {
  const mobile = freshMobile()
  await post('/sms/send', { mobile: `0094${mobile}`, lang: 'zh' })
  await post('/quick/login', {
    loginType: 0,
    loginId: `0094${mobile}`,
    code: codeIn(lastSms().text),
    region: defaultRegionId,
    lang: 'zh',
  })
  mall.time.now += minute
  const modal = await openModal(page, mobile)
  await sendCode(modal)
  const { to, text } = lastSms()
  expect([to, text]).toEqual([`+94${mobile}`, expect.stringContaining('验证码')])
  await enter(modal, codeIn(text))
  await expect(page.getByText('You are logged in.')).toBeVisible()
})

test('quality#trust: a used code and a code older than five minutes are refused at the field @full', async ({
  page,
}) => {
  const mail = freshMail()
  const used = await makeAccount(mail)
  const modal = await openModal(page, mail)
  const refused = modal.getByText('Please enter valid code.')
  await enter(modal, used)
  await expect(refused).toBeVisible()
  await expect(codeField(modal)).toBeFocused()
  await expect(codeField(modal)).toHaveAttribute('aria-invalid', 'true')
  await sendCode(modal)
  mall.time.now += 5 * minute
  await codeField(modal).fill('')
  await expect(refused).toBeHidden()
  await enter(modal, codeIn(lastMail().text))
  await expect(refused).toBeVisible()
  await expect(codeField(modal)).toBeFocused()
})
