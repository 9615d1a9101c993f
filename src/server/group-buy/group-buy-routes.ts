import type { Hono } from 'hono'
import { sentences } from '#contract/account/sentences.ts'
import {
  type GroupBuy,
  type GroupBuyState,
  groupBuyPage,
  readGroupBuy,
  readTeam,
} from '#contract/group-buy/group-buy.ts'
import {
  forgetGroupBuy,
  ownGroupBuyPage,
  readOwnGroupBuy,
  readOwnTeam,
  remindOfGroupBuy,
  startTeam,
} from '#contract/group-buy/own-group-buy.ts'
import type { Tables } from '../database/database.ts'
import type { Dependencies } from '../dependencies.ts'
import { onePage, type PageQuery, skipped } from '../http/paging.ts'
import { isRefusal, notFound, type Refusal, refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { serveShopper } from '../http/serve-shopper.ts'
import { type Viewer, viewerOf } from '../product/viewer.ts'
import { regionById } from '../region/region-rules.ts'
import { readRegionOf, readGroupBuy as readRow, setReminder } from './group-buy-store.ts'
import { startTeam as startTeamOf } from './join-group.ts'
import { readDetail, readShown, readTeamWithPlaces } from './read-group-buys.ts'
import { teamOf } from './shown-group-buy.ts'

/** /groupBuy/…, open to everyone, and /p/groupBuy/… of a shopper (docs/wire.md#group-buys). */
export function groupBuyRoutes(api: Hono, dependencies: Dependencies): void {
  const { db, clock } = dependencies

  serve(api, groupBuyPage, async (query, call) => {
    const shown = await readShown(db, viewerOf(query, call, clock), null)
    return pageOf(shown, query)
  })
  // Before the route of an id, which its path would match.
  serve(api, readTeam, async (query, call) =>
    teamInfoOf(db, call.params.teamId, { accountId: null, viewer: viewerOf(query, call, clock) }),
  )
  serve(
    api,
    readGroupBuy,
    async (query, call) =>
      (await readDetail(db, call.params.groupBuyId, viewerOf(query, call, clock), null)) ?? notFound('group buy'),
  )

  serveShopper(api, dependencies, ownGroupBuyPage, async (query, call) => {
    const viewer = viewerOf({ regionId: call.regionId, lang: query.lang }, call, clock)
    return pageOf(await readShown(call.tables, viewer, call.shopper.accountId), query)
  })
  serveShopper(api, dependencies, readOwnTeam, async ({ lang }, call) =>
    teamInfoOf(call.tables, call.params.teamId, {
      accountId: call.shopper.accountId,
      viewer: viewerOf({ regionId: call.regionId, lang }, call, clock),
    }),
  )
  serveShopper(api, dependencies, readOwnGroupBuy, async ({ lang }, call) => {
    const viewer = viewerOf({ regionId: call.regionId, lang }, call, clock)
    return (
      (await readDetail(call.tables, call.params.groupBuyId, viewer, call.shopper.accountId)) ?? notFound('group buy')
    )
  })

  serveShopper(api, dependencies, startTeam, async ({ lang }, call) => {
    const viewer = viewerOf({ regionId: call.regionId, lang }, call, clock)
    const { accountId } = call.shopper
    const joining = { accountId, regionId: call.regionId, now: new Date(clock()) }
    const team = await startTeamOf(call.tables, call.body.groupBuyId, joining)
    if (isRefusal(team)) return team
    const known = await readTeamWithPlaces(call.tables, team.teamId)
    if (!known) throw new Error('A team has gone while it was started.')
    return teamOf(known, accountId, viewer)
  })

  serveShopper(api, dependencies, remindOfGroupBuy, async (_query, { body, tables, shopper, regionId }) => {
    const group = await readRow(tables, body.groupBuyId, regionId)
    if (!group) return notFound('group buy', { groupBuyId: 'NOT_FOUND' })
    if (group.endsAt.getTime() <= clock()) return refusal('GROUP_ENDED', sentences.GROUP_ENDED)
    await setReminder(tables, { groupBuyId: group.groupBuyId, accountId: shopper.accountId, isOn: true })
    return undefined
  })
  serveShopper(api, dependencies, forgetGroupBuy, async (_query, { body, tables, shopper }) => {
    await setReminder(tables, { groupBuyId: body.groupBuyId, accountId: shopper.accountId, isOn: false })
    return undefined
  })
}

/** A page of the group buys of a state, in the order of contract/group-buy/group-buy.ts. */
function pageOf(shown: readonly GroupBuy[], query: PageQuery & { readonly state: GroupBuyState }) {
  const endOf = ({ team, endTime }: GroupBuy) => team?.endTime ?? endTime
  const found = shown
    .filter(({ state }) => state === query.state)
    .sort((a, b) =>
      query.state === 'progress'
        ? endOf(a).localeCompare(endOf(b))
        : query.state === 'upcoming'
          ? a.startTime.localeCompare(b.startTime)
          : endOf(b).localeCompare(endOf(a)),
    )
  const start = skipped(query)
  return onePage(found.slice(start, start + query.size), found.length, query)
}

/** Answers a team in the region of its group buy, because an invitation is opened in any region. */
async function teamInfoOf(
  tables: Tables,
  teamId: number,
  { accountId, viewer }: { accountId: number | null; viewer: Viewer },
) {
  const known = await readTeamWithPlaces(tables, teamId)
  const isHidden = known?.team.state === 'starting' && (accountId === null || known.team.starterId !== accountId)
  if (!known || isHidden) return notFound('team') satisfies Refusal
  const regionId = await readRegionOf(tables, known.team.groupBuyId)
  if (regionId === undefined) return notFound('team')
  const groupBuy = await readDetail(
    tables,
    known.team.groupBuyId,
    { ...viewer, region: regionById(regionId) },
    accountId,
  )
  return groupBuy ? { ...teamOf(known, accountId, viewer), regionId, groupBuy } : notFound('team')
}
