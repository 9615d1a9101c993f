import type { GroupBuyState, TeamState } from '#contract/group-buy/group-buy.ts'
import { inUnits, unitOf } from '../checkout/fee-rules.ts'
import { pictureTemplate } from '../media/picture-path.ts'
import type { SalesRegion } from '../region/region-rules.ts'

/** The days for which an ended group buy is listed. */
export const listedDays = 30

/** The pictures of members, as illustrations. */
export const faces = [
  '1f468-1f3fb',
  '1f469-1f3fd',
  '1f468-1f3fe',
  '1f469-1f3fb',
  '1f471-1f3fc',
  '1f468-1f3fd',
  '1f469-1f3fe',
  '1f9d1-1f3fc',
].map((render) => ({ render, hue: 0, view: 'front' }) as const)

/** The illustration at the head of the page of group buys. */
export const shoppingBags = { render: '1f6cd-fe0f', hue: 0, view: 'front' } as const

/** The price of a variant in a group, in minor units, rounded to the unit of the currency. */
export const groupPriceOf = (price: number, percentOff: number, region: Pick<SalesRegion, 'decimals'>): number =>
  inUnits((price * (100 - percentOff)) / 100, unitOf(region))

/** The number of the face in a place of a team; no two of the first eight places have the same. */
export const faceIndex = (teamId: number, nth: number): number => (teamId * 3 + nth * 5) % faces.length

/** The path template of a member's picture, which tells nothing about the account. */
export function faceOf(teamId: number, nth: number): string {
  const face = faces[faceIndex(teamId, nth)]
  return face ? pictureTemplate(face) : ''
}

export type Period = { readonly startsAt: Date; readonly endsAt: Date }

/**
 * The state of a group buy, for the shopper with this team of their own (docs/product.md#group-buy-states): a shopper
 * whose team is full has completed the group buy, and one whose team timed out can join another team until its end.
 */
export function groupBuyStateOf(
  { startsAt, endsAt }: Period,
  { own, hasFullTeam }: { own: TeamState | undefined; hasFullTeam: boolean },
  now: Date,
): GroupBuyState {
  if (own === 'full') return 'completed'
  if (startsAt > now) return 'upcoming'
  if (endsAt > now) return 'progress'
  return own === undefined && hasFullTeam ? 'completed' : 'timedOut'
}

/** The state of a team at a moment: an open team whose time is over has timed out, also before the job writes that. */
export const teamStateOf = (
  { state, endsAt }: { readonly state: TeamState; readonly endsAt: Date | null },
  now: Date,
): TeamState => (state === 'open' && endsAt !== null && endsAt <= now ? 'timedOut' : state)

/** Whether a team state keeps its members from joining another team of the same group buy. */
export const isBinding = (state: TeamState): boolean => state !== 'timedOut'

/** The end of a team whose time begins now: its hours, at most until the end of the group buy. */
export const teamEndOf = (teamHours: number, groupEnd: Date, now: Date): Date =>
  new Date(Math.min(now.getTime() + teamHours * 3_600_000, groupEnd.getTime()))
