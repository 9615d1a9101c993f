import { serverNow } from '#device/server-clock.ts'
import { ownTimeZone } from '#offline/call.ts'
import type { CartCommand } from '#offline/domains/cart/command.ts'
import { cartDomain } from '#offline/domains/cart.ts'
import { setFavourite } from '#offline/favourites.ts'
import { recordFootprint, restoreViews } from '#offline/footprint.ts'
import { append, dropCommand, retryCommand } from '#offline/outbox.ts'
import { replayOutbox } from '#sync/send-outbox.ts'
import { type PendingChange, sumOf } from './pending-changes.ts'

/** Whether a change can be undone. A change that may have reached the shop needs an opposite change. */
export const canUndo = (change: PendingChange): boolean =>
  change.kind !== 'cart' ||
  change.commands.every(({ state, input }) => state !== 'sent' || input.op === 'change' || input.op === 'remove')

/** Undoes a change, or dismisses a refused one. A command that may have been sent is followed by its opposite. */
export async function undoChange(change: PendingChange): Promise<void> {
  if (change.kind === 'favourite') {
    const { shopper, regionId, input, seen } = change.command
    const at = Math.round(serverNow())
    await setFavourite({
      ...seen,
      userId: shopper,
      regionId,
      kind: input.kind,
      id: input.id,
      isKept: !input.isKept,
      at,
    })
    return replayOutbox()
  }
  if (change.kind === 'footprint') {
    const removals = change.commands.flatMap(({ shopper: userId, input, seen }) =>
      input.op === 'remove' ? [{ userId, id: input.id, view: seen }] : [],
    )
    await restoreViews(removals)
    // The account may have removed the views in the meantime, so the views are recorded again.
    for (const { userId, view } of removals)
      if (view) await recordFootprint(view.card, view.regionId, view.at, ownTimeZone(), userId, view.lang)
    return replayOutbox()
  }
  const left: CartCommand[] = []
  for (const command of [...change.commands].reverse()) if (!(await dropCommand(command.id))) left.push(command)
  await followByOpposite(left)
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

/** Tries again: repeats a refused command as a new one, and sends a pending one now. */
export async function retryChange(change: PendingChange): Promise<void> {
  if (change.kind === 'cart')
    for (const { id, state } of change.commands) if (state === 'refused' || state === 'asked') await retryCommand(id)
  await replayOutbox()
}
