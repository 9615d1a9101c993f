import * as v from 'valibot'
import type { GroceryChange, ItemSet } from '#contract/grocery/grocery-merge.ts'
import { changeSharedList } from '#contract/grocery/grocery-sync.ts'
import { maxGroceryChanges } from '#contract/grocery/list-limits.ts'
import { productCard } from '#contract/product.ts'
import { commandFields } from '../command.ts'
import type { Domain, Records, Sent } from '../domain.ts'
import { sendCall } from '../send-call.ts'
import { latestFields } from './grocery-lists/latest-fields.ts'

const change = {
  input: v.object({
    /** The token of the link. */
    token: v.string(),
    listId: v.string(),
    itemId: v.string(),
    // The server checks the fields; a stored change was made by typed code.
    set: v.record(v.string(), v.unknown()) as v.GenericSchema<unknown, ItemSet>,
    /** The name that the person gave for the ticks; empty without a name. */
    name: v.string(),
  }),
  /** The name of the list, and the card of an added product, so that both can be shown without the shop. */
  seen: v.fallback(v.optional(v.object({ list: v.optional(v.string()), card: v.optional(productCard) })), undefined),
}
const sharedListCommand = v.object({ ...commandFields, domain: v.literal('shared-lists'), ...change })
/** A change of an item of another person's list, by a link. */
export type SharedListCommand = v.InferOutput<typeof sharedListCommand>

const accepted = v.object({ id: v.string(), at: v.number(), sentAt: v.number(), ...change })
/** A change that the shop accepted at `sentAt`, in ms by the shop's clock. */
export type AcceptedChange = v.InferOutput<typeof accepted>

/** The time, in ms, for which a stored answer may lack an accepted change. */
const acceptedLifetime = 7 * 86_400_000

// The owner is the second word of the key, by which a logout finds the record (`forgetOutbox`).
const acceptedKey = (shopper: string, token: string): string => `shared-lists ${shopper} ${token}`

/** The changes by a link that the shop accepted within the last week. */
export function acceptedChanges(records: Records, shopper: string, token: string): readonly AcceptedChange[] {
  const read = v.safeParse(v.array(accepted), records.get(acceptedKey(shopper, token)))
  return read.success ? read.output : []
}

/** The record with newly accepted changes of one link. */
function withAccepted(
  records: Records,
  shopper: string,
  token: string,
  commands: readonly SharedListCommand[],
  sentAt: number,
): readonly [string, readonly AcceptedChange[]] {
  const before = acceptedChanges(records, shopper, token).filter((one) => one.sentAt >= sentAt - acceptedLifetime)
  const now = commands.map(({ id, at, input, seen }): AcceptedChange => ({ id, at, sentAt, input, seen }))
  return [acceptedKey(shopper, token), latestFields([...before, ...now], targetOf)]
}

/** The item that a change is about. */
const targetOf = ({ input }: Pick<SharedListCommand, 'input'>): string => `${input.token} ${input.itemId}`

const changeOf = ({ id, at, input: { listId, itemId, set } }: SharedListCommand): GroceryChange => ({
  key: id,
  at,
  listId,
  itemId,
  set,
})

/**
 * Changes of another person's grocery list, by a link (docs/product.md#grocery-links). The link needs no account, so the
 * changes of a guest are sent, too. The shop merges them as the changes of the owner's devices (decision 0060), so a
 * command may be repeated at any time.
 */
export const sharedListsDomain: Domain<SharedListCommand> = {
  name: 'shared-lists',
  shape: sharedListCommand,
  isRepeatable: true,
  showsRefusals: true,
  sendsForGuests: true,
  changedPaths: ['/groceryList/shared/:token'],
  isCoalescedAtOnce: true,
  // One call has one link and one name.
  groupOf: ({ input }) => `${input.token} ${input.name}`,
  // Of two taps on the same item the later tap wins, even if the clock was set back.
  prepare(command, own) {
    const before = own.filter((one) => targetOf(one) === targetOf(command)).map(({ at }) => at + 1)
    return { ...command, at: Math.max(command.at, ...before) }
  },
  coalesce: (unsent) => latestFields(unsent, targetOf),
  mergeGuest: (commands, shopper) => commands.map((one) => ({ ...one, shopper })),
  sizeOf: ({ length }) => Math.min(length, maxGroceryChanges),
  async send({ key, regionId, commands }, { base, shopper, lang = 'en', signal }): Promise<Sent> {
    const [first] = commands
    if (!first) return { ok: true, at: 0 }
    const { token, name } = first.input
    const body = { ...(name !== '' && { name }), changes: commands.map(changeOf) }
    const answer = await sendCall(changeSharedList, { regionId, lang }, { base, key, params: { token }, signal, body })
    if (answer.ok)
      return {
        ok: true,
        at: answer.at,
        recordsOf: (records) => [withAccepted(records, shopper, token, commands, answer.at)],
      }
    const { failure } = answer
    // A link that was revoked, or only reads, refuses all changes: single calls would be refused, too.
    if (failure.kind === 'refused' && (failure.code === 'NOT_FOUND' || failure.code === 'LIST_READ_ONLY'))
      return {
        ok: true,
        at: 0,
        outcomes: commands.map(({ id }) => ({ key: id, outcome: 'refused', code: failure.code })),
      }
    return answer
  },
}
