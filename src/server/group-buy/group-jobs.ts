import type { Tables } from '../database/database.ts'
import { isRefusal } from '../http/refusal.ts'
import type { InsideJob } from '../jobs/job.ts'
import { addPushedNotice } from '../notice/add-pushed-notice.ts'
import { moveOrder } from '../order/move-order.ts'
import { addOrderNotice } from '../order/notice-store.ts'
import type { OrderMove } from '../order/order-rules.ts'
import type { Settings } from '../settings.ts'
import { setReminder } from './group-buy-store.ts'
import {
  claimEndedTeam,
  claimForNeighbour,
  claimNearlyFull,
  claimOrderOfTeam,
  claimStarted,
  claimWithoutDemoTeam,
  readGroupProduct,
  readPaidOrders,
  writeAnnounced,
  writeNeighbourTime,
} from './group-job-store.ts'
import { addNeighbour, hasNeighbours, mayNeighbourJoin, nextNeighbour, openNeighbourTeam } from './neighbours.ts'
import { lockTeam, readPlaces, writeTeamState } from './team-store.ts'

async function move(tables: Tables, orderNumber: string, to: OrderMove, now: Date): Promise<void> {
  const moved = await moveOrder(tables, { orderNumber }, to, now)
  if (isRefusal(moved)) throw new Error(moved.refused.desc)
}

/** Times out a team that is not full at its end. */
const timeOut: InsideJob = {
  kind: 'group-timeout',
  claim: (tables, now) => claimEndedTeam(tables, 'group-timeout', now),
  work: (tables, teamId) => writeTeamState(tables, Number(teamId), { state: 'timedOut', neighbourAt: null }),
}

/** Releases each order of a full team. */
const fill: InsideJob = {
  kind: 'group-fill',
  claim: (tables, now) => claimOrderOfTeam(tables, 'group-fill', { statuses: [7], state: 'full' }, now),
  work: (tables, orderNumber, now) => move(tables, orderNumber, { kind: 'fillGroup' }, now),
}

/** Closes each order of a team whose time is over; money, stock, vouchers and coins return. */
const fail: InsideJob = {
  kind: 'group-fail',
  claim: (tables, now) => claimOrderOfTeam(tables, 'group-fail', { statuses: [1, 7], state: 'timedOut' }, now),
  work: (tables, orderNumber, now) => move(tables, orderNumber, { kind: 'failGroup' }, now),
}

/** Notifies the members of a team, once, that one place is left. */
const nearlyFull: InsideJob = {
  kind: 'group-nearly-full',
  claim: (tables, now) => claimNearlyFull(tables, 'group-nearly-full', now),
  work: async (tables, teamId, now) => {
    await writeAnnounced(tables, Number(teamId))
    for (const order of await readPaidOrders(tables, Number(teamId)))
      await addOrderNotice(tables, order, 'GROUP_NEARLY_FULL', now, { teamId: Number(teamId) })
  },
}

/** Notifies a shopper, once, that a group buy has started. */
const started: InsideJob = {
  kind: 'group-started',
  claim: (tables, now) => claimStarted(tables, 'group-started', now),
  work: async (tables, subject, now) => {
    const [groupBuyId = 0, accountId = 0] = subject.split(' ').map(Number)
    await setReminder(tables, { groupBuyId, accountId, isOn: false })
    const product = await readGroupProduct(tables, groupBuyId)
    if (!product || product.endsAt <= now) return
    const { regionId, names, pic } = product
    const notice = { accountId, title: 'GROUP_STARTED', args: { regionId, names, groupBuyId }, pic } as const
    await addPushedNotice(tables, notice, now, { isAsked: true })
  },
}

/**
 * A demo neighbour joins a team, and the next one is planned: also where every place is taken now, because an unpaid
 * order may give its place back.
 */
const neighbour: InsideJob = {
  kind: 'group-neighbour',
  claim: (tables, now) => claimForNeighbour(tables, 'group-neighbour', now),
  work: async (tables, subject, now) => {
    const team = await lockTeam(tables, Number(subject))
    if (!team) return
    if (mayNeighbourJoin(team, await readPlaces(tables, [team.teamId]))) await addNeighbour(tables, team)
    await writeNeighbourTime(tables, team.teamId, nextNeighbour(now))
  },
}

/** A group buy of the demo data always has an open team of neighbours with a place left. */
const demoTeam: InsideJob = {
  kind: 'group-demo-team',
  claim: (tables, now) => claimWithoutDemoTeam(tables, 'group-demo-team', now),
  work: (tables, groupBuyId, now) => openNeighbourTeam(tables, Number(groupBuyId), now),
}

/** The jobs of group buys (docs/product.md#group-team); neighbours are a part of the demo mall. */
export const groupJobs = (settings: Settings): InsideJob[] => [
  timeOut,
  fill,
  fail,
  nearlyFull,
  started,
  ...(hasNeighbours(settings) ? [neighbour, demoTeam] : []),
]
