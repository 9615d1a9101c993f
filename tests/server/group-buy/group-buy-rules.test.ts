import { expect, test } from 'vitest'
import { teamStates } from '#contract/group-buy/group-buy.ts'
import {
  faceOf,
  faces,
  groupBuyStateOf,
  groupPriceOf,
  isBinding,
  teamEndOf,
  teamStateOf,
} from '#server/group-buy/group-buy-rules.ts'
import { mayNeighbourJoin } from '#server/group-buy/neighbours.ts'
import type { PlaceRow } from '#server/group-buy/team-store.ts'

const hour = 3_600_000
const start = Date.UTC(2026, 5, 1, 8)
const period = { startsAt: new Date(start), endsAt: new Date(start + 48 * hour) }
const [before, during, after] = [-1, 0, 48 * hour].map((offset) => new Date(start + offset))
const ownStates = [undefined, ...teamStates] as const

test('product#group-buy-states: the state table, by time, own team and full teams of others', () => {
  const table = (now: Date | undefined, hasFullTeam: boolean) =>
    ownStates.map((own) => groupBuyStateOf(period, { own, hasFullTeam }, now ?? new Date(Number.NaN)))
  //                                      no team      starting     open         full         timed out
  expect(table(before, false)).toEqual(['upcoming', 'upcoming', 'upcoming', 'completed', 'upcoming'])
  expect(table(during, false)).toEqual(['progress', 'progress', 'progress', 'completed', 'progress'])
  expect(table(during, true)).toEqual(['progress', 'progress', 'progress', 'completed', 'progress'])
  expect(table(after, false)).toEqual(['timedOut', 'timedOut', 'timedOut', 'completed', 'timedOut'])
  expect(table(after, true)).toEqual(['completed', 'timedOut', 'timedOut', 'completed', 'timedOut'])
})

test('product#group-team: only an open team times out, at its end, also before the job has written that', () => {
  const endsAt = new Date(start)
  expect(teamStates.map((state) => teamStateOf({ state, endsAt }, new Date(start - 1)))).toEqual(teamStates)
  expect(teamStates.map((state) => teamStateOf({ state, endsAt }, endsAt))).toEqual([
    'starting',
    'timedOut',
    'full',
    'timedOut',
  ])
  expect(teamStateOf({ state: 'open', endsAt: null }, endsAt)).toBe('open')
  expect(teamStates.filter(isBinding)).toEqual(['starting', 'open', 'full'])
})

test('product#group-team: the time of a team ends with the group buy at the latest', () => {
  expect(teamEndOf(24, period.endsAt, new Date(start))).toEqual(new Date(start + 24 * hour))
  expect(teamEndOf(24, period.endsAt, new Date(start + 40 * hour))).toEqual(period.endsAt)
})

test('product#group-buy: a group price is whole in the unit of the currency and below the price', () => {
  for (let percentOff = 1; percentOff <= 90; percentOff += 1)
    for (const price of [100, 1900, 125_000, 999_900]) {
      const rupees = groupPriceOf(price, percentOff, { decimals: 2 })
      expect(Number.isInteger(rupees)).toBe(true)
      expect(rupees).toBeLessThanOrEqual(price)
    }
  expect(groupPriceOf(125_000, 20, { decimals: 2 })).toBe(100_000)
})

test('product#group-team: the first members of a team have different pictures', () => {
  for (const teamId of [1, 2, 37])
    expect(new Set(faces.map((_face, at) => faceOf(teamId, at + 1))).size).toBe(faces.length)
})

test('product#group-neighbours: the last place of a team of neighbours is left to a shopper', () => {
  const place = (neighbour: string | null, nth: number): PlaceRow => ({
    teamId: 1,
    nth,
    isPaid: true,
    neighbour,
    accountId: null,
    nickName: null,
    orderNumber: null,
  })
  expect(mayNeighbourJoin({ size: 3 }, [place('Wei', 1)])).toBe(true)
  expect(mayNeighbourJoin({ size: 3 }, [place('Wei', 1), place('Mei', 2)])).toBe(false)
  expect(mayNeighbourJoin({ size: 3 }, [place(null, 1), place('Mei', 2)])).toBe(true)
  expect(mayNeighbourJoin({ size: 2 }, [place(null, 1), place('Mei', 2)])).toBe(false)
})
