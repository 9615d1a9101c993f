import { afterAll, beforeAll, expect, test } from 'vitest'
import { type GroupBuy, groupBuyStates } from '#contract/group-buy/group-buy.ts'
import { regionIds } from '#contract/region/region.ts'
import { hasNeighbours } from '#server/group-buy/neighbours.ts'
import { insertGroupBuy } from '#server/group-buy/operator-group-store.ts'
import { groupBuys } from '#server/seed/demo/group-buys.ts'
import { publishGroupBuys } from '#server/seed/demo/publish-group-buys.ts'
import { readSettings } from '#server/settings.ts'
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

test('product#demo-data: a start changes no group buy that has not ended, and replaces the others', async () => {
  const before = await rows()
  await publishGroupBuys(mall.db, seededAt)
  expect(await rows()).toEqual(before)
  // The operator gives the product of one that has ended another group buy.
  const ended = before.find(({ key }) => key === 'demo-lk-soon-1')
  const { prod_id: prodId = 0, ends_at: startsAt = new Date(seededAt) } = ended ?? {}
  const terms = { percentOff: 20, size: 3, teamHours: 24, limitPerUser: 2 }
  const own = { ...terms, regionId: regionIds.LK, prodId, startsAt, endsAt: new Date(seededAt + 30 * day) }
  expect(await insertGroupBuy(mall.db, own)).toBeDefined()
  // A mall that is started again after some weeks: the long ones have ended on the last of these days.
  for (const days of [8, 17, 61]) {
    const known = await rows()
    await publishGroupBuys(mall.db, seededAt + days * day)
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
      expect(upcoming.length, `upcoming after ${days} days`).toBeGreaterThan(0)
      expect(ended.length, `ended within a month after ${days} days`).toBeGreaterThan(0)
      expect(new Set(running.map(({ card }) => card.prodId)).size).toBe(running.length)
    }
  }
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
