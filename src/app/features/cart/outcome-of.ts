import { isUnderWay } from '#offline/command.ts'
import type { CartCommand } from '#offline/domains/cart/command.ts'

/**
 * What became of a change among all that is not settled: `under way`; refused, corrected or asked about, as it is there; `done` where it
 * is not there any more. Taps that became one are found by their thing: what was made of them has another id (coalesce-cart.ts).
 */
export function outcomeOf(
  { order, input }: CartCommand,
  commands: readonly CartCommand[],
): CartCommand | 'under way' | 'done' {
  const own = commands.filter(
    (one) =>
      one.order >= order && one.input.op === 'change' && input.op === 'change' && one.input.skuId === input.skuId,
  )
  return own.some(isUnderWay) ? 'under way' : (own.at(-1) ?? 'done')
}
