import { maxGroceryChanges } from '#contract/grocery/list-limits.ts'
import type { Domain, Sent } from '#offline/outbox/domain.ts'
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
  // Of two taps on the same item the later tap wins, even if the clock was set back.
  prepare(command, own) {
    const before = own.filter((one) => targetOf(one) === targetOf(command)).map(({ at }) => at + 1)
    return { ...command, at: Math.max(command.at, ...before) }
  },
  coalesce: (unsent) => latestFields(unsent, targetOf),
  mergeGuest: (commands, shopper) => commands.map((one) => ({ ...one, shopper })),
  sizeOf: ({ length }) => Math.min(length, maxGroceryChanges),
  async send(batch, sender): Promise<Sent> {
    // Most phones never open a link.
    const loaded = await import('./shared-lists/send-changes.ts').catch(() => null)
    return loaded ? loaded.sendChanges(batch, sender) : { ok: false, failure: { kind: 'broken', status: 0 } }
  },
}
