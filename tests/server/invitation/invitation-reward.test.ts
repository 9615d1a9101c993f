import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OwnVoucher } from '#contract/voucher/own-voucher.ts'
import { confirmationJob } from '#server/invitation/confirmation-job.ts'
import { rewardIn } from '#server/invitation/reward-setting.ts'
import { runJobs } from '#server/jobs/run-jobs.ts'
import { readSettings } from '#server/settings.ts'
import { silentLog } from '../support/log-lines.ts'
import { openInvitationMall } from '../support/malls/invitation-mall.ts'

const day = 86_400_000
let world: Awaited<ReturnType<typeof openInvitationMall>>
beforeAll(async () => {
  world = await openInvitationMall({ INVITATION_REWARD: '{"LK":{"percentOff":25,"cap":500.5,"days":7}}' })
})
afterAll(() => world?.mall.close())

type Person = Awaited<ReturnType<typeof world.person>>
/** A friend registers with the code and receives an order; then a mall with this setting confirms. */
const invite = async (host: Person, reward?: string) => {
  const guest = await world.person({ invite: host.code })
  await guest.receive(await guest.shipped())
  const settings = reward === undefined ? world.settings : readSettings({ INVITATION_REWARD: reward })
  await runJobs([confirmationJob(settings)], { db: world.mall.db, log: silentLog, clock: () => world.mall.time.now })
}
const vouchersOf = async (host: Person) =>
  (await host.ask<{ records: OwnVoucher[] }>('GET', '/p/voucher/mine?state=usable')).body.records
const confirmedNotice = async (host: Person) =>
  (await host.notices()).find(({ title }) => title === 'Invitation confirmed')?.message

test('product#invitations: the setting INVITATION_REWARD names the terms of the promise and of the reward', async () => {
  const host = await world.person()
  expect((await host.info()).reward).toEqual({ percentOff: 25, cap: 500.5, days: 7, priceSymbol: 'Rs.' })
  await invite(host)
  const [reward, ...more] = await vouchersOf(host)
  expect(more).toEqual([])
  expect(reward).toMatchObject({ name: 'Thank you for inviting a friend', percentOff: 25, cap: 500.5 })
  const end = Date.parse(`${reward?.endTime.replace(' ', 'T')}Z`)
  expect(Math.abs(end - world.mall.time.now - 7 * day)).toBeLessThan(1_000)
  expect(await confirmedNotice(host)).toContain('Your reward is in My vouchers.')
})

test('product#invitations: other terms of the setting count for later rewards only', async () => {
  const host = await world.person()
  await invite(host)
  await invite(host, '{"LK":{"percentOff":5,"cap":100}}')
  const terms = (await vouchersOf(host)).map(({ percentOff, cap, validDays }) => ({ percentOff, cap, validDays }))
  expect(terms.sort((one, other) => (one.cap ?? 0) - (other.cap ?? 0))).toEqual([
    { percentOff: 5, cap: 100, validDays: 30 },
    { percentOff: 25, cap: 500.5, validDays: 7 },
  ])
})

test('product#invitations: where the setting names no reward the invitation is confirmed without one', async () => {
  const host = await world.person()
  await invite(host, '{}')
  expect(await host.info()).toMatchObject({ referred: 1, confirmed: 1 })
  expect(await vouchersOf(host)).toEqual([])
  expect(await confirmedNotice(host)).toContain('Thank you for inviting!')
})

test('product#invitations: each country has a reward, unless the setting names others', () => {
  const countries = ['LK', 'CN', 'LA', 'TR']
  const percentages = (environment: Record<string, string>) =>
    countries.map((country) => rewardIn(readSettings(environment), country)?.percentOff)
  expect(percentages({})).toEqual([10, 10, 10, 10])
  expect(percentages({ INVITATION_REWARD: '{"TR":{"percentOff":20,"cap":1}}' })).toEqual([
    undefined,
    undefined,
    undefined,
    20,
  ])
  expect(percentages({ INVITATION_REWARD: '{}' })).toEqual([undefined, undefined, undefined, undefined])
})

test.each([
  '10',
  '{"LK":10}',
  '{"XX":{"percentOff":10,"cap":1}}',
  '{"LK":{"percentOff":10}}',
  '{"LK":{"percentOff":0,"cap":1}}',
  '{"LK":{"percentOff":101,"cap":1}}',
  '{"LK":{"percentOff":10,"cap":0}}',
  '{"LK":{"percentOff":10,"cap":1,"days":0}}',
  '{"LK":{"percentOff":10,"cap":1,"least":5}}',
  '{"LK":',
])('product#invitations: the reward %s is refused at the start', (reward) => {
  expect(() => readSettings({ INVITATION_REWARD: reward })).toThrow('INVITATION_REWARD')
})
