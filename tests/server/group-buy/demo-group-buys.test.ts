import { afterAll, beforeAll, expect, test } from 'vitest'
import { type GroupBuy, groupBuyStates } from '#contract/group-buy/group-buy.ts'
import { regionIds } from '#contract/region/region.ts'
import { groupJobs } from '#server/group-buy/group-jobs.ts'
import { hasNeighbours } from '#server/group-buy/neighbours.ts'
import { insertGroupBuy } from '#server/group-buy/operator-group-store.ts'
import { runJobs } from '#server/jobs/run-jobs.ts'
import { groupBuys } from '#server/seed/demo/group-buys.ts'
import { renewDemo } from '#server/seed/demo/renew-demo.ts'
import { readSettings } from '#server/settings.ts'
import { silentLog } from '../support/log-lines.ts'
import { type Mall, openMall } from '../support/mall.ts'

const day = 86_400_000
let mall: Mall
let seededAt: number
beforeAll(async () => {
  mall = await openMall()
  seededAt = mall.time.now
})
afterAll(() => mall?.close())

/** The group buys of a region in each state, some days after the seeding. */
const shown = async (regionId: number, days = 0) => {
  mall.time.now = seededAt + days * day
  const pages = await Promise.all(
    groupBuyStates.map((state) =>
      mall.read<{ records: GroupBuy[] }>(`/groupBuy/page?state=${state}&size=100&regionId=${regionId}`),
    ),
  )
  const [progress = [], upcoming = [], completed = [], timedOut = []] = pages.map(({ records }) => records)
  return { progress, upcoming, completed, timedOut }
}
const rows = () => mall.db.selectFrom('group_buy').selectAll().orderBy('group_buy_id').execute()

test.each(Object.entries(regionIds))(
  'product#demo-data: %s has group buys in every state, each of another product',
  async (_, regionId) => {
    const { progress, upcoming, completed, timedOut } = await shown(regionId)
    expect([progress.length, upcoming.length, completed.length, timedOut.length]).toEqual([6, 3, 2, 1])
    const all = [...progress, ...upcoming, ...completed, ...timedOut]
    expect(new Set(all.map(({ card }) => card.prodId)).size).toBe(groupBuys.length)
    for (const { card } of all) expect(card.groupPrice).toBeLessThan(card.price)
    // A team of neighbours waits for the shopper in each that is in progress.
    for (const { team, size } of progress) {
      expect(team?.needed).toBeGreaterThan(0)
      expect(team?.members).toHaveLength(size - (team?.needed ?? 0))
      expect(team?.members.every(({ isDemo }) => isDemo === 1)).toBe(true)
    }
  },
)

/** The operator gives the product of a group buy another one, which starts at the end of the first. */
async function giveAnother(ended: Awaited<ReturnType<typeof rows>>[number] | undefined): Promise<void> {
  const { prod_id: prodId = 0, ends_at: startsAt = new Date(seededAt) } = ended ?? {}
  const terms = { percentOff: 20, size: 3, teamHours: 24, limitPerUser: 2 }
  const own = { ...terms, regionId: regionIds.LK, prodId, startsAt, endsAt: new Date(seededAt + 30 * day) }
  expect(await insertGroupBuy(mall.db, own)).toBeDefined()
}

test('product#demo-data: renewals change no group buy that runs, and others are always upcoming', async () => {
  const before = await rows()
  await renewDemo(mall.db, seededAt)
  expect(await rows()).toEqual(before)
  // Some days of a mall that goes on for months: the long ones have ended on the last of them.
  for (const days of [1, 3, 6, 8, 17, 61]) {
    if (days === 6) await giveAnother(before.find(({ key }) => key === 'demo-lk-soon-1'))
    const known = await rows()
    await renewDemo(mall.db, seededAt + days * day)
    const now = await rows()
    // None is removed or moved, so that teams and orders keep theirs.
    expect(now.slice(0, known.length).map(({ key: _, ...row }) => row)).toEqual(known.map(({ key: _, ...row }) => row))
    for (const regionId of Object.values(regionIds)) {
      const { progress, upcoming, completed, timedOut } = await shown(regionId, days)
      const [running, ended] = [
        [...progress, ...upcoming],
        [...completed, ...timedOut],
      ]
      expect(progress.length, `in progress after ${days} days`).toBeGreaterThanOrEqual(6)
      expect(upcoming.length, `upcoming after ${days} days`).toBeGreaterThanOrEqual(3)
      expect(ended.length, `ended within a month after ${days} days`).toBeGreaterThan(0)
      expect(new Set(running.map(({ card }) => card.prodId)).size).toBe(running.length)
    }
  }
})

test('product#group-neighbours: a demo group buy that was upcoming has a team of neighbours while it runs', async () => {
  mall.time.now = seededAt + 62 * day
  await renewDemo(mall.db, mall.time.now)
  await runJobs(groupJobs(readSettings({ GROUP_NEIGHBOURS: 'on' })), {
    db: mall.db,
    log: silentLog,
    clock: () => mall.time.now,
  })
  const { progress } = await shown(regionIds.LK, 62)
  // Six that are always in progress, and the upcoming one of the day before.
  expect(progress).toHaveLength(7)
  for (const { team } of progress) expect(team?.members.length).toBeGreaterThan(0)
})

test.each([
  ['a mall over the embedded database', {}, true],
  ['a mall over PostgreSQL', { DATABASE_URL: 'postgres://db.example/nelu' }, false],
  ['PostgreSQL, switched on', { DATABASE_URL: 'postgres://db.example/nelu', GROUP_NEIGHBOURS: 'on' }, true],
  ['the embedded database, switched off', { GROUP_NEIGHBOURS: 'off' }, false],
  ['a mall with a real provider', { GOOGLE_CLIENT_ID: 'a real provider' }, false],
  ['a real provider, switched on', { GOOGLE_CLIENT_ID: 'a real provider', GROUP_NEIGHBOURS: 'on' }, false],
  ['a real provider in development', { GOOGLE_CLIENT_ID: 'a real provider', MALL_MODE: 'development' }, true],
])('product#group-neighbours: whether neighbours join: %s', (_, environment, isOn) => {
  const given: Record<string, string> = environment
  expect(hasNeighbours(readSettings(given))).toBe(isOn)
})
