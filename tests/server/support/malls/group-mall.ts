import type { GroupBuy, GroupTeam, TeamInfo } from '#contract/group-buy/group-buy.ts'
import { defaultRegionId } from '#contract/region/region.ts'
import { groupJobs } from '#server/group-buy/group-jobs.ts'
import { insertGroupBuy } from '#server/group-buy/operator-group-store.ts'
import { runJobs } from '#server/jobs/run-jobs.ts'
import { readSettings } from '#server/settings.ts'
import { silentLog } from '../log-lines.ts'
import { payOrder } from '../paid-order.ts'
import { openVoucherMall } from './voucher-mall.ts'

const hour = 3_600_000

/** A mall with group buys of the test's own. Prices are Rs. 1,250 unless the test sets others. */
export async function openGroupMall(environment: Record<string, string> = {}) {
  const world = await openVoucherMall(environment)
  const { mall } = world
  await world.fill()
  type Person = Awaited<ReturnType<typeof world.shopper>>

  /** Makes a group buy of a variant's product with 20 % off for teams of three; answers its id. */
  const groupBuy = async (
    skuId: number,
    terms: Partial<{
      percentOff: number
      size: number
      teamHours: number
      limitPerUser: number
      startsIn: number
    }> = {},
  ): Promise<number> => {
    const { startsIn = -hour, ...others } = terms
    const startsAt = new Date(mall.time.now + startsIn)
    const made = await insertGroupBuy(mall.db, {
      regionId: defaultRegionId,
      prodId: world.itemOf(skuId).prodId,
      percentOff: 20,
      size: 3,
      teamHours: 24,
      limitPerUser: 2,
      ...others,
      startsAt,
      endsAt: new Date(startsAt.getTime() + 7 * 24 * hour),
    })
    if (made === undefined) throw new Error('The product has a group buy already.')
    return made
  }
  const join = (person: Person, skuId: number, groupBuyId: number, teamId?: number, more: object = {}) =>
    person.confirm({ orderItem: world.itemOf(skuId), groupBuy: { groupBuyId, teamId }, ...more })
  /** Orders in a group; answers the order's number. */
  const order = async (person: Person, skuId: number, groupBuyId: number, teamId?: number, more: object = {}) => {
    const { body } = await join(person, skuId, groupBuyId, teamId, more)
    const submitted = await person.submit(body.checkoutId)
    if (submitted.status !== 200) throw new Error(submitted.body.desc)
    return submitted.body.orderNumbers[0] ?? ''
  }
  /** Orders and pays in a group; answers the order. */
  const member = async (skuId: number, groupBuyId: number, teamId?: number) => {
    const person = await world.shopper()
    const orderNumber = await order(person, skuId, groupBuyId, teamId)
    await payOrder(mall, orderNumber)
    const { body } = await person.detail(orderNumber)
    return { person, orderNumber, teamId: body.group?.teamId ?? 0 }
  }
  const page = async (state: string, person?: Person): Promise<GroupBuy[]> =>
    person
      ? (await person.ask<{ records: GroupBuy[] }>('GET', `/p/groupBuy/page?state=${state}&size=100`)).body.records
      : (
          (await (
            await world.call.ask('GET', `/groupBuy/page?state=${state}&size=100&regionId=${defaultRegionId}`)
          ).json()) as { records: GroupBuy[] }
        ).records
  const team = (person: Person, teamId: number) => person.ask<TeamInfo>('GET', `/p/groupBuy/team/${teamId}`)
  const start = (person: Person, groupBuyId: number) =>
    person.ask<GroupTeam>('POST', '/p/groupBuy/team', { groupBuyId })
  /** One pass of the jobs of group buys at the mall's time. */
  const runGroups = (neighbours: 'on' | 'off' = 'off') =>
    runJobs(groupJobs(readSettings({ GROUP_NEIGHBOURS: neighbours })), {
      db: mall.db,
      log: silentLog,
      clock: () => mall.time.now,
    })
  return { ...world, groupBuy, join, order, member, page, team, start, runGroups }
}
