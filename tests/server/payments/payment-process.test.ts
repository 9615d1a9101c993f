import { randomUUID } from 'node:crypto'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Address } from '#contract/account/address.ts'
import type { Token } from '#contract/account/token.ts'
import type { Checkout } from '#contract/order/checkout.ts'
import type { AttemptState, PayAnswer } from '#contract/payment/payment.ts'
import type { ProductDetail } from '#contract/product/product-detail.ts'
import { defaultRegionId } from '#contract/region/region.ts'
import type { InboxMessage } from '#server/messages/inbox.ts'
import { copyFilledFolder } from '../support/filled-folder.ts'
import { currentMall } from '../support/fillings.ts'
import { type ChildMall, startChildMall } from '../support/malls/child-mall.ts'
import { freePort, productionSettings } from '../support/malls/production-mall.ts'

let folder: string
const started: ChildMall[] = []
const start = (environment: Record<string, string> = {}): ChildMall => {
  const mall = startChildMall({ DATA_FOLDER: folder, PICTURES_AHEAD: '0', ...environment })
  started.push(mall)
  return mall
}
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'payments-'))
  await rename(await copyFilledFolder(currentMall), join(folder, 'database'))
})
afterEach(async () => {
  for (const mall of started.splice(0)) await mall.kill()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const sandboxOf = async (mall: ChildMall): Promise<string> => {
  await mall.hasPrinted(/by a sandbox at \S+;/)
  return /by a sandbox at (\S+);/.exec(mall.output())?.[1] ?? ''
}

/** Calls a real mall; with `token` as a signed-in shopper. */
const apiClient =
  (address: string, token?: string) =>
  async <Body>(method: string, path: string, body?: unknown): Promise<Body> => {
    const headers = {
      'Content-Type': 'application/json',
      ...(token
        ? { Authorization: `Bearer ${token}`, 'Idempotency-Key': randomUUID(), Region: String(defaultRegionId) }
        : {}),
    }
    const answer = await fetch(`${address}/api${path}`, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${text}`)
    return (text === '' ? undefined : JSON.parse(text)) as Body
  }

/** Signs a shopper in and places an order; answers the token and the order's number. */
async function orderAt(address: string): Promise<{ token: string; orderNumber: string }> {
  const mail = `${randomUUID()}@example.com`
  const open = apiClient(address)
  await open('POST', '/mail/send', { mail })
  const [message] = (await (await fetch(`${address}/inbox/messages?to=${mail}`)).json()) as InboxMessage[]
  const { access_token: token } = await open<Token>('POST', '/quick/login', {
    loginType: 1,
    loginId: mail,
    code: /\b\d{6}\b/.exec(message?.text ?? '')?.[0],
    region: defaultRegionId,
  })
  const callApi = apiClient(address, token)
  const { addrId } = await callApi<Address>('POST', '/p/address/addAddr', {
    receiver: 'Amaya',
    mobile: '+94 77 123 4567',
    countryId: 1,
    provinceId: 101,
    cityId: 101001,
    areaId: 101001001,
    addr: '42/3 Galle Road',
  })
  const found = await open<{ records: { prodId: number }[] }>(
    'GET',
    `/search?regionId=${defaultRegionId}&hasStock=1&pageSize=1`,
  )
  const product = await open<ProductDetail>(
    'GET',
    `/prod/prodInfo?prodId=${found.records[0]?.prodId}&regionId=${defaultRegionId}`,
  )
  const skuId = product.skuList.find(({ stocks }) => stocks > 0)?.skuId
  const { checkoutId } = await callApi<Checkout>('POST', '/p/order/confirm', {
    addrId,
    orderItem: { prodId: product.prodId, skuId, prodCount: 1 },
  })
  const { orderNumbers } = await callApi<{ orderNumbers: string[] }>('POST', '/p/order/submit', { checkoutId })
  return { token, orderNumber: orderNumbers[0] ?? '' }
}

describe('product#payments: the sandbox provider beside the mall', () => {
  test('quality#trust: mall and provider are killed while a payment awaits confirmation: both know it after the restart', {
    timeout: 300_000,
  }, async () => {
    const first = start()
    const address = await first.open
    const pay = await sandboxOf(first)
    expect(new URL(pay).port).not.toBe(new URL(address).port)
    const { token, orderNumber } = await orderAt(address)
    const card = (await (
      await fetch(`${pay}/tokens`, {
        method: 'POST',
        body: JSON.stringify({ number: '4000000000003220', expiry: '12/40', code: '123', name: 'Amaya' }),
      })
    ).json()) as { token: string }
    const answer = await apiClient(address, token)<PayAnswer>('POST', '/p/order/pay', {
      orderNumbers: [orderNumber],
      payType: 21,
      cardToken: card.token,
      returnUrl: '/paymentMethod',
    })
    expect(answer).toMatchObject({ state: 'action' })
    await first.kill()

    const second = start()
    const afterRestart = apiClient(await second.open, token)
    const state = await afterRestart<AttemptState>('GET', `/p/order/attempt?orderNumber=${orderNumber}`)
    const actionUrl = state.state === 'action' ? state.actionUrl : ''
    expect(actionUrl).toMatch(new RegExp(`^${await sandboxOf(second)}/confirm/`))
    const back = await fetch(actionUrl, {
      method: 'POST',
      body: new URLSearchParams({ decision: 'approve' }),
      redirect: 'manual',
    })
    expect(back.status).toBe(303)
    expect(await afterRestart('GET', `/p/order/attempt?orderNumber=${orderNumber}`)).toEqual({
      state: 'paid',
      orderNumbers: [orderNumber],
    })
    second.process.kill('SIGTERM')
    expect(await second.ended).toEqual({ code: 0, signal: null })
    expect([first.errorOutput(), second.errorOutput()]).toEqual(['', ''])
  })

  test('product#payments: a taken port is reported in one sentence, and the mall does not open', {
    timeout: 300_000,
  }, async () => {
    const holder = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => holder.once('listening', resolve))
    const { port } = holder.address() as AddressInfo
    const mall = start({ SANDBOX_PAYMENTS_PORT: String(port) })
    const { code } = await mall.ended
    holder.close()
    expect(code).toBe(1)
    expect(mall.errorOutput().trim()).toBe(
      `Port ${port} is in use. The sandbox payment provider needs it: stop what uses it, or set SANDBOX_PAYMENTS_PORT to another one.`,
    )
  })

  test('product#production: with a real mail server and no mode the mall opens without any sandbox', {
    timeout: 300_000,
  }, async () => {
    const mall = start({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'mall@mall.example' })
    const address = await mall.open
    await mall.hasPrinted(
      /\nSMTP_URL is set, so the inbox, the sandboxes and the courier are off\. MALL_MODE=development keeps them\.\n/,
    )
    expect(mall.output()).not.toMatch(/Verification codes|paid by a sandbox/)
    for (const path of ['/inbox', '/inbox/messages', '/sandbox/google/authorize'])
      expect((await fetch(address + path)).status, path).toBe(404)
    expect(await apiClient(address)('GET', '/mall/signIn')).toEqual({ google: null, facebook: null })
    const settings = await fetch(`${address}/api/pay/settings`)
    expect([settings.status, await settings.json()]).toMatchObject([400, { code: 'PAY_TYPE_UNAVAILABLE' }])
    const sent = await fetch(`${address}/api/sms/send`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ mobile: '0094772222222' }),
    })
    expect([sent.status, await sent.json()]).toMatchObject([503, { code: 'SEND_FAILED' }])
    expect((await fetch(address)).headers.get('Content-Security-Policy')).toContain("frame-src 'self';")
  })

  test('product#production: in production there is no sandbox', { timeout: 300_000 }, async () => {
    const port = await freePort()
    const mall = start({ ...productionSettings, PORT: String(port) })
    await mall.open
    const settings = await apiClient(`http://127.0.0.1:${port}`)('GET', '/pay/settings')
    expect(settings).toEqual({
      cardFormUrl: 'https://pay.example/card',
      origin: 'https://pay.example',
      isSandbox: false,
    })
    expect(mall.output()).not.toMatch(/sandbox/)
  })
})
