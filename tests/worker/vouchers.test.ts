import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { collectVoucher } from '#contract/voucher/collect-voucher.ts'
import type { Voucher } from '#contract/voucher/voucher.ts'
import { type AcceptedVoucher, vouchersDomain } from '#offline/domains/vouchers.ts'
import { readCommands } from '#offline/outbox/outbox.ts'
import { replay } from '#offline/outbox/replay.ts'
import { clearSession, saveSession } from '#offline/session.ts'
import { openStore } from '#offline/stores.ts'
import { collectVoucherLater, dropVoucher, forgetVouchers, readCollected } from '#offline/vouchers.ts'
import { sampleToken as token } from '../support/sample-token.ts'

const network = vi.fn<typeof fetch>()
const now = Date.now()
const voucherOf = (voucherId: number): Voucher => ({
  voucherId,
  name: 'Ten off',
  kind: 'mall',
  percentOff: 10,
  isFreeShipping: 0,
  minSpend: 0,
  startTime: '2026-11-01 00:00:00',
  endTime: '2026-12-01 00:00:00',
  stock: 5,
  limitPerUser: 1,
})
const given = (voucherId: number): ReplyOf<typeof collectVoucher> => ({
  ownVoucherId: 1,
  voucherId,
  endTime: '2026-12-01 00:00:00',
})
const collect = (voucherId: number, at = now) =>
  collectVoucherLater({ shopper: 'u1', regionId: 7, at, voucher: voucherOf(voucherId) })
const answer = (body: unknown, status = 200) =>
  network.mockImplementationOnce(async () => new Response(JSON.stringify(body), { status }))
const send = () => replay({ base: '/api' })
const sent = () =>
  network.mock.calls.map(([path, init]) => ({
    path: String(path),
    key: new Headers(init?.headers).get('Idempotency-Key'),
    body: JSON.parse(String(init?.body)) as { readonly voucherId: number; readonly collectId: string },
  }))
const collected = async () => (await readCollected('u1')).map(({ voucherId, isPending }) => [voucherId, isPending])

beforeEach(async () => {
  vi.stubGlobal('fetch', network)
  network.mockReset()
  await openStore<AcceptedVoucher>('vouchers').clear()
  await openStore('outbox').clear()
  await saveSession(token)
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await clearSession()
})

test('product#voucher-offline: a voucher waits for the network, is collected once, and stays listed', async () => {
  await collect(3)
  await collect(4, now + 1)
  expect(await readCollected('u1')).toMatchObject([
    { voucherId: 4, isPending: true, voucher: { name: 'Ten off' } },
    { voucherId: 3, isPending: true },
  ])
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect(await send()).toMatchObject({ sent: 0, isLeft: true })
  answer(given(3))
  answer(given(4))
  expect(await send()).toMatchObject({ sent: 2, refused: [], isLeft: false })
  expect(await collected()).toEqual([
    [4, false],
    [3, false],
  ])
  const [lost, repeated, other] = sent()
  expect(repeated).toEqual(lost)
  expect(lost?.body).toEqual({ voucherId: 3, collectId: lost?.key })
  expect(other?.key).not.toBe(lost?.key)
  expect(sent().map(({ path }) => path.split('?')[0])).toEqual(Array(3).fill('/api/p/voucher/collect'))
})

test('product#voucher-offline: two taps before an answer are one command', async () => {
  await collect(3)
  await collect(3, now + 1)
  answer(given(3))
  expect(await send()).toMatchObject({ sent: 1, isLeft: false })
})

test('product#voucher-offline: a refusal stays with its reason until it is dismissed; the others go on', async () => {
  await collect(3)
  await collect(4, now + 1)
  answer({ desc: 'All of these vouchers have been collected.', code: 'VOUCHER_GONE' }, 400)
  answer(given(4))
  await send()
  expect(await collected()).toEqual([[4, false]])
  const [refused] = await readCommands(vouchersDomain, 'u1')
  expect(refused).toMatchObject({ state: 'refused', refusal: { code: 'VOUCHER_GONE' }, input: { voucherId: 3 } })
  await dropVoucher(refused?.id ?? '')
  expect(await readCommands(vouchersDomain, 'u1')).toEqual([])
})

test('product#logout: the collected vouchers of a shopper leave the phone', async () => {
  await collect(3)
  answer(given(3))
  await send()
  await forgetVouchers('u1')
  expect(await readCollected('u1')).toEqual([])
})
