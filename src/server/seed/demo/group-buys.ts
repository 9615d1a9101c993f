/** A group buy of the demo mall. Times in hours from the moment of its publication. */
export type WrittenGroupBuy = {
  /** A permanent key within the region; it passes to the next group buy when this one is replaced. */
  readonly key: string
  readonly percentOff: number
  readonly size: number
  readonly teamHours: number
  readonly limitPerUser: number
  /** Negative for a group buy that has begun. */
  readonly startsIn: number
  readonly lasts: number
  /** The members of a team that has ended; `size` of them were enough. */
  readonly endedMembers?: number
}

const days = 24

/**
 * The group buys of each region: those in progress, those that start soon, and some that have ended. Each takes the
 * next product of the region's bestsellers. New ones belong at the end.
 */
export const groupBuys: readonly WrittenGroupBuy[] = [
  { key: 'now-1', percentOff: 25, size: 5, teamHours: 22, limitPerUser: 2, startsIn: -30, lasts: 60 * days },
  { key: 'now-2', percentOff: 40, size: 3, teamHours: 6, limitPerUser: 1, startsIn: -20, lasts: 60 * days },
  { key: 'now-3', percentOff: 30, size: 5, teamHours: 12, limitPerUser: 2, startsIn: -50, lasts: 60 * days },
  { key: 'now-4', percentOff: 20, size: 2, teamHours: 24, limitPerUser: 3, startsIn: -8, lasts: 60 * days },
  { key: 'now-5', percentOff: 35, size: 4, teamHours: 30, limitPerUser: 2, startsIn: -12, lasts: 60 * days },
  { key: 'now-6', percentOff: 15, size: 2, teamHours: 48, limitPerUser: 5, startsIn: -3, lasts: 60 * days },
  { key: 'soon-1', percentOff: 45, size: 4, teamHours: 24, limitPerUser: 1, startsIn: 20, lasts: 5 * days },
  { key: 'soon-2', percentOff: 30, size: 3, teamHours: 24, limitPerUser: 2, startsIn: 3 * days, lasts: 6 * days },
  { key: 'soon-3', percentOff: 50, size: 6, teamHours: 36, limitPerUser: 1, startsIn: 6 * days, lasts: 7 * days },
  {
    key: 'ended-1',
    percentOff: 30,
    size: 4,
    teamHours: 24,
    limitPerUser: 2,
    startsIn: -9 * days,
    lasts: 7 * days,
    endedMembers: 4,
  },
  {
    key: 'ended-2',
    percentOff: 20,
    size: 3,
    teamHours: 24,
    limitPerUser: 2,
    startsIn: -8 * days,
    lasts: 5 * days,
    endedMembers: 3,
  },
  {
    key: 'ended-3',
    percentOff: 35,
    size: 5,
    teamHours: 24,
    limitPerUser: 2,
    startsIn: -7 * days,
    lasts: 5 * days,
    endedMembers: 2,
  },
]
