import { isUnderWay } from '#offline/command.ts'
import type { CartCommand } from '#offline/domains/cart/command.ts'
import type { FavouriteCommand } from '#offline/domains/favourites.ts'
import type { FootprintCommand } from '#offline/domains/footprint.ts'

type Some<One> = readonly [One, ...One[]]
type CartChange = {
  readonly kind: 'cart'
  readonly key: string
  readonly at: number
  readonly commands: Some<CartCommand>
}

/** A pending or refused change: all commands that together are one change to the shopper. */
export type PendingChange =
  | CartChange
  | { readonly kind: 'favourite'; readonly key: string; readonly at: number; readonly command: FavouriteCommand }
  | { readonly kind: 'footprint'; readonly key: string; readonly at: number; readonly commands: Some<FootprintCommand> }

/** Whether the shop has neither applied nor refused the change yet. */
export const isOnItsWay = (change: PendingChange): boolean => change.kind !== 'cart' || isUnderWay(change.commands[0])

/** Consecutive taps on one variant are one change, sent or not. */
function isMore(before: CartCommand, next: CartCommand): boolean {
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

/**
 * An addition and a removal cancel each other out if the variant was not in the cart before, as far as the screen knew.
 */
function isUndone(before: CartCommand, next: CartCommand): boolean {
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

/** The sum of the quantities in one change. */
export const sumOf = (commands: readonly CartCommand[]): number =>
  commands.reduce((all, { input }) => all + (input.op === 'change' ? input.count : 0), 0)

/** Groups cart commands into changes, in their order; taps with no effect in total are left out. */
export function cartChanges(commands: readonly CartCommand[]): CartChange[] {
  const changes: Some<CartCommand>[] = []
  for (const command of commands) {
    const undone = changes.findLastIndex(([first]) => isUndone(first, command))
    const at = changes.findLastIndex(([first]) => isMore(first, command))
    const before = changes[at]
    if (undone >= 0) changes.splice(undone, 1)
    else if (before) changes[at] = [...before, command]
    else changes.push([command])
  }
  const done = changes.filter((own) => own[0].input.op !== 'change' || !isUnderWay(own[0]) || sumOf(own) !== 0)
  return done.map((own) => ({ kind: 'cart', key: own[0].id, at: own.at(-1)?.at ?? own[0].at, commands: own }))
}

/**
 * Groups pending removals from the footprint: the removals of one tap are one change. A product that is in the
 * footprint again is left out.
 */
function footprintChanges(commands: readonly FootprintCommand[]): PendingChange[] {
  const byTap = new Map<number, Some<FootprintCommand>>()
  for (const one of commands) {
    const isBack = commands.some(
      ({ input, order }) => input.op === 'view' && input.prodId === one.seen?.card.prodId && order > one.order,
    )
    if (one.input.op === 'remove' && !isBack) byTap.set(one.at, [...(byTap.get(one.at) ?? []), one] as const)
  }
  return [...byTap].map(([at, own]) => ({ kind: 'footprint', key: `footprint ${at}`, at, commands: own }))
}

/** All pending changes, newest first. */
export function pendingChanges(
  cart: readonly CartCommand[],
  favourites: readonly FavouriteCommand[],
  footprint: readonly FootprintCommand[],
): PendingChange[] {
  const choices = favourites
    .filter(isUnderWay)
    .map((command): PendingChange => ({ kind: 'favourite', key: command.id, at: command.at, command }))
  return [...cartChanges(cart), ...choices, ...footprintChanges(footprint.filter(isUnderWay))].sort(
    (a, b) => b.at - a.at,
  )
}
