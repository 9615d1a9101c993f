import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { query } from '#server/database/database.ts'
import { startChildMall } from '../support/malls/child-mall.ts'
import { openInvitationMall } from '../support/malls/invitation-mall.ts'
import { postgresUrl } from '../support/test-database.ts'

type Person = Awaited<ReturnType<Awaited<ReturnType<typeof openInvitationMall>>['person']>>
let world: Awaited<ReturnType<typeof openInvitationMall>>
let host: Person
let guests: Person[]
/** An inviter, and 50 friends who register at once with the inviter's code. */
const invite = async () => {
  const inviter = await world.person()
  const friends = await Promise.all(Array.from({ length: 50 }, () => world.person({ invite: inviter.code })))
  return [inviter, friends] as const
}
beforeAll(async () => {
  world = await openInvitationMall()
  ;[host, guests] = await invite()
})
afterAll(() => world?.mall.close())

/** The numbers of vouchers and of notices of a confirmation that an inviter has. */
const given = async ({ mail }: Person) => {
  const [row] = await query<{ rewards: number; notices: number }>(
    world.mall.db,
    sql`select (select count(*)::int from shopper_voucher v where v.account_id = a.account_id) as rewards,
        (select count(*)::int from order_notice n where n.account_id = a.account_id and n.title = 'INVITE_CONFIRMED') as notices
      from account a where a.mail = ${mail}`,
  )
  return row
}

test('quality#trust: 50 friends register at once: each counts once', async () => {
  expect(await host.info()).toMatchObject({ referred: 50, confirmed: 0, rank: 1 })
})

test('quality#trust: 50 receipts at once, and several processes that confirm: each is rewarded once', async () => {
  const orders = await Promise.all(guests.slice(0, 25).map(async (guest) => [guest, await guest.shipped()] as const))
  const second = await Promise.all(guests.slice(0, 25).map(async (guest) => [guest, await guest.shipped()] as const))
  const work = [...orders, ...second].map(([guest, orderNumber]) => guest.receive(orderNumber))
  await Promise.all([...work, ...Array.from({ length: 6 }, () => world.confirmDue())])
  await Promise.all(Array.from({ length: 6 }, () => world.confirmDue()))
  expect(await host.info()).toMatchObject({ referred: 50, confirmed: 25 })
  expect(await given(host)).toEqual({ rewards: 25, notices: 25 })
  expect(world.mall.log.filter(({ event }) => event === 'failure')).toEqual([])
})

test.skipIf(!postgresUrl)(
  'quality#trust: 50 friends receive on two processes with one PostgreSQL, which confirm and reward each once',
  { timeout: 240_000 },
  async () => {
    const base = await mkdtemp(join(tmpdir(), 'two-malls-'))
    // The processes use the real clock, by which tokens must be valid and orders of the tests above have ended.
    const before = world.mall.time.now
    world.mall.time.now = Date.now()
    await query(world.mall.db, sql`update shop_order set ends_at = null`)
    await world.fill()
    const processes = ['one', 'two'].map((folder) =>
      startChildMall({ DATABASE_URL: world.mall.url ?? '', DATA_FOLDER: join(base, folder), PICTURES_AHEAD: '0' }),
    )
    try {
      const addresses = await Promise.all(processes.map(({ open }) => open))
      const [inviter, friends] = await invite()
      const orders = await Promise.all(friends.map((friend) => friend.shipped()))
      // Each receipt is confirmed on both processes at once.
      const receipts = friends.flatMap(({ token }, at) =>
        addresses.map(async (address) => {
          const response = await fetch(`${address}/api/p/myOrder/receipt/${orders[at]}`, {
            method: 'PUT',
            headers: { Authorization: `Bearer ${token}`, 'Idempotency-Key': randomUUID() },
          })
          return response.status
        }),
      )
      const statuses = await Promise.all(receipts)
      expect(statuses.filter((status) => status === 204).length).toBeGreaterThanOrEqual(50)
      await expect.poll(async () => (await inviter.info()).confirmed, { timeout: 60_000 }).toBe(50)
      expect(await inviter.info()).toMatchObject({ referred: 50, confirmed: 50 })
      expect(await given(inviter)).toEqual({ rewards: 50, notices: 50 })
    } finally {
      world.mall.time.now = before
      await Promise.all(processes.map((one) => one.kill()))
      await rm(base, { recursive: true, force: true })
    }
  },
)
