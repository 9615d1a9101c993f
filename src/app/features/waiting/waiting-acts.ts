import type { Favourite } from '#offline/favourites.ts'
import { isUnderWay, type OutboxCommand } from '#offline/outbox-command.ts'
import type { RemovedLook } from '#offline/removed-looks.ts'

/** One act of which the shop does not know yet, or to which it said no: commands that mean one thing together, a wish, or what was taken out of the footprint at once. */
export type WaitingAct =
  | {
      readonly kind: 'cart'
      readonly key: string
      readonly at: number
      readonly commands: readonly [OutboxCommand, ...OutboxCommand[]]
    }
  | { readonly kind: 'favourite'; readonly key: string; readonly at: number; readonly wish: Favourite }
  | {
      readonly kind: 'footprint'
      readonly key: string
      readonly at: number
      readonly removals: readonly [RemovedLook, ...RemovedLook[]]
    }

/** Whether the shop is still to hear of an act: it has not said yes or no to it. */
export const isOnItsWay = (act: WaitingAct): boolean => act.kind !== 'cart' || isUnderWay(act.commands[0])

/** Taps on one thing, one after the other, are one act, whether some of them have left already or not. */
function isMore(before: OutboxCommand, next: OutboxCommand): boolean {
  const [one, other] = [before.input, next.input]
  return (
    one.op === 'change' &&
    other.op === 'change' &&
    one.skuId === other.skuId &&
    before.regionId === next.regionId &&
    isUnderWay(before) &&
    isUnderWay(next)
  )
}

/** What was put in, and was not there before as far as the screen knew, is taken out again: that comes to nothing. */
function isUndone(before: OutboxCommand, next: OutboxCommand): boolean {
  const [one, other] = [before.input, next.input]
  return (
    one.op === 'change' &&
    one.count > 0 &&
    before.seen?.quantity === 0 &&
    other.op === 'remove' &&
    one.skuId === other.skuId &&
    before.regionId === next.regionId &&
    isUnderWay(before) &&
    isUnderWay(next)
  )
}

/** How many more, or fewer, the taps of one act come to. */
export const sumOf = (commands: readonly OutboxCommand[]): number =>
  commands.reduce((all, { input }) => all + (input.op === 'change' ? input.count : 0), 0)

/** The commands of the cart as acts, in their order; taps that come to nothing are none. */
export function cartActs(commands: readonly OutboxCommand[]): Extract<WaitingAct, { kind: 'cart' }>[] {
  const acts: (readonly [OutboxCommand, ...OutboxCommand[]])[] = []
  for (const command of commands) {
    const undone = acts.findLastIndex(([first]) => isUndone(first, command))
    const at = acts.findLastIndex(([first]) => isMore(first, command))
    const before = acts[at]
    if (undone >= 0) acts.splice(undone, 1)
    else if (before) acts[at] = [...before, command]
    else acts.push([command])
  }
  const done = acts.filter((own) => own[0].input.op !== 'change' || !isUnderWay(own[0]) || sumOf(own) !== 0)
  return done.map((own) => ({ kind: 'cart', key: own[0].id, at: own.at(-1)?.at ?? own[0].at, commands: own }))
}

/** What was taken out of the footprint and is not gone from the account yet: by one tap, one act. */
function footprintActs(removals: readonly RemovedLook[]): WaitingAct[] {
  const byTime = new Map<number, readonly [RemovedLook, ...RemovedLook[]]>()
  for (const one of removals)
    if (one.sentAt === undefined) byTime.set(one.at, [...(byTime.get(one.at) ?? []), one] as const)
  return [...byTime].map(([at, own]) => ({ kind: 'footprint', key: `footprint ${at}`, at, removals: own }))
}

/** Everything that waits, the newest first. */
export function waitingActs(
  commands: readonly OutboxCommand[],
  favourites: readonly Favourite[],
  removals: readonly RemovedLook[],
): WaitingAct[] {
  const wishes = favourites
    .filter(({ sentAt }) => sentAt === undefined)
    .map((wish): WaitingAct => ({ kind: 'favourite', key: wish.key, at: wish.at, wish }))
  return [...cartActs(commands), ...wishes, ...footprintActs(removals)].sort((a, b) => b.at - a.at)
}
