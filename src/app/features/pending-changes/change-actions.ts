import { retryCommand, sendOnAnyConnection } from '#offline/outbox/outbox.ts'
import { replayOutbox } from '#sync/send-outbox.ts'
import { cartActions } from './cart-actions.ts'
import { contactActions } from './contact-actions.ts'
import { favouriteActions } from './favourite-actions.ts'
import { footprintActions } from './footprint-actions.ts'
import { groceryActions } from './grocery-actions.ts'
import { messageActions } from './message-actions.ts'
import { offerActions } from './offer-actions.ts'
import type { ChangeActions, PendingChange, ShownDomain } from './pending-change.ts'
import { reviewActions } from './review-actions.ts'
import { sharedListActions } from './shared-list-actions.ts'
import { voteActions } from './vote-actions.ts'
import { voucherActions } from './voucher-actions.ts'

const actions: Readonly<Record<ShownDomain, ChangeActions>> = {
  cart: cartActions,
  favourites: favouriteActions,
  footprint: footprintActions,
  votes: voteActions,
  vouchers: voucherActions,
  'grocery-lists': groceryActions,
  'shared-lists': sharedListActions,
  messages: messageActions,
  reviews: reviewActions,
  offers: offerActions,
  contact: contactActions,
}
/** The sentence, the undo and the link of a change. */
export const actionsOf = ({ domain }: PendingChange): ChangeActions => actions[domain]

/** Tries again: repeats a refused command as a new one, and sends a pending one now, on any connection. */
export async function retryChange({ commands }: PendingChange): Promise<void> {
  for (const { id, state } of commands) if (state === 'refused' || state === 'asked') await retryCommand(id)
  const held = commands.filter(({ isHeld }) => isHeld)
  if (held.length > 0) await sendOnAnyConnection(held.map(({ id }) => id))
  await replayOutbox()
}
