import { serverNow } from '#device/moment.ts'
import { ownTimeZone } from '#offline/call.ts'
import { keepFavourite } from '#offline/favourites.ts'
import { recordFootprint } from '#offline/footprint.ts'
import { append, dropCommand, retryCommand } from '#offline/outbox.ts'
import type { OutboxCommand } from '#offline/outbox-command.ts'
import { dropRemovedLooks } from '#offline/removed-looks.ts'
import { replayCart } from '#sync/send-cart.ts'
import { replayFavourites } from '#sync/send-favourites.ts'
import { sendLooks } from '#sync/send-looks.ts'
import { sumOf, type WaitingAct } from './waiting-acts.ts'

/**
 * Whether a pending change can be undone: a cart command that may have reached the server needs an opposite command.
 */
export const canUndo = (act: WaitingAct): boolean =>
  act.kind !== 'cart' ||
  act.commands.every(({ state, input }) => state !== 'sent' || input.op === 'change' || input.op === 'remove')

/**
 * Undoes a pending change, or discards a refused one. A command that may have reached the server is followed by its
 * opposite.
 */
export async function undoAct(act: WaitingAct): Promise<void> {
  if (act.kind === 'favourite') {
    const { key: _key, sentAt: _sentAt, ...wish } = act.wish
    await keepFavourite({ ...wish, isKept: !wish.isKept, at: Math.round(serverNow()) })
    return replayFavourites()
  }
  if (act.kind === 'footprint') {
    await dropRemovedLooks(act.removals)
    // The removal may have reached the account meanwhile: the product views are sent again.
    for (const { userId, look } of act.removals)
      if (look) await recordFootprint(look.card, look.regionId, look.at, ownTimeZone(), userId, look.lang)
    return sendLooks()
  }
  const left: OutboxCommand[] = []
  for (const command of [...act.commands].reverse()) if (!(await dropCommand(command.id))) left.push(command)
  await followByOpposite(left)
}

async function followByOpposite(left: readonly OutboxCommand[]): Promise<void> {
  const [last] = left
  if (!last) return
  const { input, seen, shopper, regionId, kind } = last
  const before = seen?.quantity ?? 0
  const count = input.op === 'remove' ? before : -sumOf(left)
  if ((input.op !== 'change' && input.op !== 'remove') || count === 0) return
  const quantity = input.op === 'remove' ? 0 : before + sumOf([last])
  await append({
    shopper,
    regionId,
    kind,
    input: { op: 'change', skuId: input.skuId, count },
    seen: seen && { ...seen, quantity },
    at: Math.round(serverNow()),
  })
  await replayCart()
}

/** Retries a change: refused commands are queued again, pending ones are sent now. */
export async function retryAct(act: WaitingAct): Promise<void> {
  if (act.kind === 'favourite') return replayFavourites()
  if (act.kind === 'footprint') return sendLooks()
  for (const { id, state } of act.commands) if (state === 'refused' || state === 'asked') await retryCommand(id)
  await replayCart()
}
