import type { Favourite } from '#offline/favourites.ts'
import { isUnderWay, type OutboxCommand } from '#offline/outbox-command.ts'
import type { RemovedLook } from '#offline/removed-looks.ts'

/**
 * A pending or refused change: cart commands that belong together, a favourite, or the removals from the footprint by
 * one tap.
 */
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

/** Whether a change is still pending: the server has neither accepted nor refused it. */
export const isOnItsWay = (act: WaitingAct): boolean => act.kind !== 'cart' || isUnderWay(act.commands[0])

/**
 * Whether two commands are consecutive changes of one item's quantity, which form one pending change, whether or not
 * some have been sent already.
 */
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

/** Whether a command removes an item that an earlier pending command added to a cart without it: the two cancel out. */
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

/** The sum of the quantity changes of one pending change. */
export const sumOf = (commands: readonly OutboxCommand[]): number =>
  commands.reduce((all, { input }) => all + (input.op === 'change' ? input.count : 0), 0)

/** Groups the cart's commands into pending changes, in their order; commands that cancel out are left out. */
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

/** Groups removals from the footprint that were not sent to the account yet: one pending change per tap. */
function footprintActs(removals: readonly RemovedLook[]): WaitingAct[] {
  const byTime = new Map<number, readonly [RemovedLook, ...RemovedLook[]]>()
  for (const one of removals)
    if (one.sentAt === undefined) byTime.set(one.at, [...(byTime.get(one.at) ?? []), one] as const)
  return [...byTime].map(([at, own]) => ({ kind: 'footprint', key: `footprint ${at}`, at, removals: own }))
}

/** All pending changes, newest first. */
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
