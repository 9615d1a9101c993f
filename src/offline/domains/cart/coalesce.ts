import { mostOfOneSku } from '#contract/cart.ts'
import type { CartCommand } from './command.ts'

type Group = readonly CartCommand[]

/**
 * Fewer commands that mean the same, of one shopper and region, none of which ever left this phone: for what was sent the
 * shop knows the key. Taps on one thing add up; what was put in and taken out again is nothing; nothing is moved past a change of
 * variant of its own thing, and emptying the cart makes void what came before it. What is made of several has an id of its own: whoever
 * knows the id of a single tap can no longer undo it alone.
 */
export function coalesce(commands: readonly CartCommand[]): CartCommand[] {
  let groups: Group[] = []
  for (const command of commands) {
    const { input } = command
    if (input.op === 'clear') groups = [[groups.length > 0 ? { ...command, id: crypto.randomUUID() } : command]]
    else if (input.op === 'variant') groups.push([command])
    else {
      const at = groups.findLastIndex((group) => touches(group, input.skuId))
      const before = groups[at]
      if (before && isTaps(before)) groups[at] = settle([...before, command])
      else groups.push([command])
    }
  }
  return groups.flat().sort((a, b) => a.order - b.order)
}

const touches = (group: Group, skuId: number): boolean =>
  group.some(({ input }) =>
    input.op === 'variant'
      ? input.skuId === skuId || input.toSkuId === skuId
      : input.op === 'clear' || input.skuId === skuId,
  )
const isTaps = (group: Group): boolean => group.every(({ input }) => input.op === 'change' || input.op === 'remove')

/** What taps on one thing come to: at most "take it away" and then "so many". */
function settle(taps: Group): Group {
  const [first] = taps
  const last = taps.at(-1)
  if (!first || !last) return []
  const removal = taps.find(({ input }) => input.op === 'remove')
  if (last.input.op === 'remove')
    return isNewWith(first) ? [] : [{ ...last, id: crypto.randomUUID(), seen: seenFirst(last, first) }]
  const counted = taps.filter((one) => one.order > (removal?.order ?? 0))
  const sum = counted.reduce((all, { input }) => all + (input.op === 'change' ? input.count : 0), 0)
  // More than one change may say.
  if (Math.abs(sum) > mostOfOneSku) return taps
  const [start] = counted
  const isNothing = sum === 0 || (removal !== undefined && sum < 0)
  const rest =
    !start || isNothing || start.input.op !== 'change'
      ? []
      : [counted.length === 1 ? start : { ...start, id: crypto.randomUUID(), input: { ...start.input, count: sum } }]
  return removal ? [removal, ...rest] : rest
}

/** The thing was put in by this very tap, as far as the screen knew. */
const isNewWith = ({ input, seen }: CartCommand): boolean =>
  input.op === 'change' && input.count > 0 && seen?.quantity === 0

const seenFirst = (last: CartCommand, first: CartCommand) =>
  last.seen && { ...last.seen, quantity: first.seen?.quantity }
