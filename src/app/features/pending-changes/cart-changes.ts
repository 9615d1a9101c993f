import type { CartCommand } from '#offline/domains/cart/command.ts'
import { isUnderWay, type NonEmpty } from '#offline/outbox/command.ts'
import type { PendingChange } from './pending-change.ts'

const isOfOneVariant = (before: CartCommand, next: CartCommand): boolean =>
  'skuId' in before.input &&
  'skuId' in next.input &&
  before.input.skuId === next.input.skuId &&
  before.regionId === next.regionId &&
  isUnderWay(before) &&
  isUnderWay(next)

/** Consecutive taps on one variant are one change, sent or not. */
const isMore = (before: CartCommand, next: CartCommand): boolean =>
  before.input.op === 'change' && next.input.op === 'change' && isOfOneVariant(before, next)

/**
 * An addition and a removal cancel each other out if the variant was not in the cart before, as far as the screen knew.
 */
const isUndone = (before: CartCommand, next: CartCommand): boolean =>
  before.input.op === 'change' &&
  before.input.count > 0 &&
  before.seen?.quantity === 0 &&
  next.input.op === 'remove' &&
  isOfOneVariant(before, next)

/** The sum of the quantities in one change. */
export const sumOf = (commands: readonly CartCommand[]): number =>
  commands.reduce((all, { input }) => all + (input.op === 'change' ? input.count : 0), 0)

/** Groups cart commands into changes, in their order; taps with no effect in total are left out. */
export function cartChanges(commands: readonly CartCommand[]): PendingChange<CartCommand>[] {
  const changes: NonEmpty<CartCommand>[] = []
  for (const command of commands) {
    const undone = changes.findLastIndex(([first]) => isUndone(first, command))
    const at = changes.findLastIndex(([first]) => isMore(first, command))
    const before = changes[at]
    if (undone >= 0) changes.splice(undone, 1)
    else if (before) changes[at] = [...before, command]
    else changes.push([command])
  }
  const done = changes.filter((own) => own[0].input.op !== 'change' || !isUnderWay(own[0]) || sumOf(own) !== 0)
  return done.map((own) => ({ domain: 'cart', key: own[0].id, at: own.at(-1)?.at ?? own[0].at, commands: own }))
}
