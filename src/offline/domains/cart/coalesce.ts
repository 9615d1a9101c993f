import { maxQuantity } from '#contract/cart/cart.ts'
import type { CartCommand } from './command.ts'

type Group = readonly CartCommand[]

/**
 * Returns fewer commands with the same effect, of one shopper and region. None of the given commands ever left this
 * phone: the server may know the key of a command that did. Taps on one product add up; adding and removing a product
 * cancel each other out; no command moves past a variant change of its own product; emptying the cart makes all earlier
 * commands void. A combined command gets a new id, so that code that holds the id of a single tap can no longer undo
 * that tap alone.
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

/** Combines taps on one product into at most a removal and an addition. */
function settle(taps: Group): Group {
  const [first] = taps
  const last = taps.at(-1)
  if (!first || !last) return []
  const removal = taps.find(({ input }) => input.op === 'remove')
  if (last.input.op === 'remove')
    return isNewWith(first) ? [] : [{ ...last, id: crypto.randomUUID(), seen: seenFirst(last, first) }]
  const counted = taps.filter((one) => one.order > (removal?.order ?? 0))
  const sum = counted.reduce((all, { input }) => all + (input.op === 'change' ? input.count : 0), 0)
  // The sum exceeds the quantity that one change may have.
  if (Math.abs(sum) > maxQuantity) return taps
  const [start] = counted
  const isNothing = sum === 0 || (removal !== undefined && sum < 0)
  const rest =
    !start || isNothing || start.input.op !== 'change'
      ? []
      : [counted.length === 1 ? start : { ...start, id: crypto.randomUUID(), input: { ...start.input, count: sum } }]
  return removal ? [removal, ...rest] : rest
}

/** The tap added the product to the cart, as far as the screen knew. */
const isNewWith = ({ input, seen }: CartCommand): boolean =>
  input.op === 'change' && input.count > 0 && seen?.quantity === 0

const seenFirst = (last: CartCommand, first: CartCommand) =>
  last.seen && { ...last.seen, quantity: first.seen?.quantity }
