import * as v from 'valibot'
import { acceptedLifetime } from '#offline/outbox/accepted.ts'
import type { Records } from '#offline/outbox/domain.ts'
import { latestFields } from '../grocery-lists/latest-fields.ts'
import { change, type SharedListCommand, targetOf } from './command.ts'

const accepted = v.object({ id: v.string(), at: v.number(), sentAt: v.number(), ...change })
/** A change that the server accepted at `sentAt`, in ms by the server's clock. */
export type AcceptedChange = v.InferOutput<typeof accepted>

// The owner is the second word of the key, by which a logout finds the record (`forgetOutbox`).
const acceptedKey = (shopper: string, token: string): string => `shared-lists ${shopper} ${token}`

/** The changes by a link that the server accepted within the last week. */
export function acceptedChanges(records: Records, shopper: string, token: string): readonly AcceptedChange[] {
  const read = v.safeParse(v.array(accepted), records.get(acceptedKey(shopper, token)))
  return read.success ? read.output : []
}

/** The record with newly accepted changes of one link. */
export function withAccepted(
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
