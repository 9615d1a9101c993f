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
beforeAll(async () => {
  world = await openInvitationMall()
  host = await world.person()
  guests = await Promise.all(Array.from({ length: 50 }, () => world.person({ invite: host.code })))
})
afterAll(() => world?.mall.close())

/** The number of vouchers that the inviter has. */
const rewards = async () => {
  const rows = await query<{ number: number }>(
    world.mall.db,
    sql`select count(*)::int as number from shopper_voucher v join account a using (account_id) where a.mail = ${host.mail}`,
  )
  return rows[0]?.number
}
const confirmedNotices = async () =>
  (
    await query<{ number: number }>(
      world.mall.db,
      sql`select count(*)::int as number from order_notice where title = 'INVITE_CONFIRMED'`,
    )
  )[0]?.number

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
  expect(await rewards()).toBe(25)
  expect(await confirmedNotices()).toBe(25)
  expect(world.mall.log.filter(({ event }) => event === 'failure')).toEqual([])
})

test.skipIf(!postgresUrl)(
  'quality#trust: two processes on one PostgreSQL confirm and reward each invitation once',
  { timeout: 240_000 },
  async () => {
    const base = await mkdtemp(join(tmpdir(), 'two-malls-'))
    const rest = guests.slice(25)
    await world.fill()
    const orders = await Promise.all(rest.map((guest) => guest.shipped()))
    // The jobs of the processes use the real clock and would complete or close the orders of this test.
    await query(world.mall.db, sql`update shop_order set ends_at = null`)
    await Promise.all(rest.map((guest, nth) => guest.receive(orders[nth] ?? '')))
    const processes = ['one', 'two'].map((folder) =>
      startChildMall({ DATABASE_URL: world.mall.url ?? '', DATA_FOLDER: join(base, folder), PICTURES_AHEAD: '0' }),
    )
    try {
      await Promise.all(processes.map(({ open }) => open))
      await expect.poll(async () => (await host.info()).confirmed, { timeout: 60_000 }).toBe(50)
      expect(await rewards()).toBe(50)
      expect(await confirmedNotices()).toBe(50)
    } finally {
      await Promise.all(processes.map((one) => one.kill()))
      await rm(base, { recursive: true, force: true })
    }
  },
)
