import { useLingui } from '@lingui/react/macro'
import { serverNow } from '#device/server-clock.ts'
import type { CartCommand } from '#offline/domains/cart/command.ts'
import { cartDomain } from '#offline/domains/cart.ts'
import { append, dropCommand } from '#offline/outbox/outbox.ts'
import { replayOutbox } from '#sync/send-outbox.ts'
import { sumOf } from './cart-changes.ts'
import type { ChangeActions } from './pending-change.ts'

export const cartActions: ChangeActions<CartCommand> = {
  Sentence({ commands }) {
    const { t } = useLingui()
    const [{ input, seen }] = commands
    if (input.op === 'clear') return t`You emptied the cart.`
    const name = seen?.prodName ?? ''
    const variant = seen?.skuName ?? ''
    const product = variant ? `${name}, ${variant}` : name
    if (input.op === 'remove') return t`You removed ${product} from the cart.`
    if (input.op === 'variant') return t`You changed ${name} to ${variant}.`
    const sum = sumOf(commands)
    const before = seen?.quantity
    if (before === undefined || before === 0) return t`You added ${product} to the cart: ${sum}.`
    const after = before + sum
    return t`You changed the quantity of ${product} from ${before} to ${after}.`
  },
  canUndo: (commands) =>
    commands.every(({ state, input }) => state !== 'sent' || input.op === 'change' || input.op === 'remove'),
  async undo(commands) {
    const left: CartCommand[] = []
    for (const command of [...commands].reverse()) if (!(await dropCommand(command.id))) left.push(command)
    await followByOpposite(left)
  },
}

async function followByOpposite(left: readonly CartCommand[]): Promise<void> {
  const [last] = left
  if (!last) return
  const { input, seen, shopper, regionId } = last
  const before = seen?.quantity ?? 0
  const count = input.op === 'remove' ? before : -sumOf(left)
  if ((input.op !== 'change' && input.op !== 'remove') || count === 0) return
  const quantity = input.op === 'remove' ? 0 : before + sumOf([last])
  await append(cartDomain, {
    shopper,
    regionId,
    input: { op: 'change', skuId: input.skuId, count },
    seen: seen && { ...seen, quantity },
    at: Math.round(serverNow()),
  })
  await replayOutbox()
}
