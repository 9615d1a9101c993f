import { maxGroceryChanges } from '#contract/grocery/list-limits.ts'
import { type Domain, laterTapWins, sendBy } from '#offline/outbox/domain.ts'
import { latestFields } from './grocery-lists/latest-fields.ts'
import { type SharedListCommand, sharedListCommand, targetOf } from './shared-lists/command.ts'

/**
 * Changes of another person's grocery list, by a link (docs/product.md#grocery-links). The link needs no account, so
 * the changes of a guest are sent, too. The server merges them as the changes of the owner's devices (decision 0060),
 * so a command may be repeated at any time.
 */
export const sharedListsDomain: Domain<SharedListCommand> = {
  name: 'shared-lists',
  shape: sharedListCommand,
  isRepeatable: true,
  showsRefusals: true,
  sendsForGuests: true,
  changedPaths: ['/groceryList/shared/:token'],
  isCoalescedAtOnce: true,
  // All changes of a call have the same link and the same name.
  groupOf: ({ input }) => `${input.token} ${input.name}`,
  prepare: laterTapWins<SharedListCommand>(targetOf),
  coalesce: (unsent) => latestFields(unsent, targetOf),
  mergeGuest: (commands, shopper) => commands.map((one) => ({ ...one, shopper })),
  sizeOf: ({ length }) => Math.min(length, maxGroceryChanges),
  send: sendBy(
    () => import('./shared-lists/send-changes.ts'),
    ({ sendChanges }) => sendChanges,
  ),
}
