import * as v from 'valibot'
import { type MessageCommand, messageCommand, type Sending } from './command.ts'

/** The most accepted messages that the phone keeps for a shopper, until the server's list has them. */
const mostAccepted = 100

const accepted = v.object({
  id: v.string(),
  at: v.number(),
  seq: v.number(),
  input: messageCommand.entries.input.options[0],
  seen: messageCommand.entries.seen,
})
/** A message that the server has stored at the place `seq`. */
export type AcceptedMessage = v.InferOutput<typeof accepted>

/** The key of a shopper's accepted messages among the records of the outbox. */
const keyOf = (shopper: string) => `messages ${shopper} accepted`

/** A shopper's accepted messages, oldest first. */
export function acceptedIn(records: ReadonlyMap<string, unknown>, shopper: string): readonly AcceptedMessage[] {
  const stored = records.get(keyOf(shopper))
  return v.is(v.array(accepted), stored) ? stored : []
}

/** The record with one more accepted message, whose pictures have the given addresses. */
export function withAccepted(
  records: ReadonlyMap<string, unknown>,
  { id, at, shopper, seen, input }: MessageCommand & { readonly input: Sending },
  { seq, addresses }: { readonly seq: number; readonly addresses: readonly string[] },
): readonly [string, readonly AcceptedMessage[]] {
  const before = acceptedIn(records, shopper).filter((one) => one.id !== id)
  const pictures = addresses.map((address) => ({ address }))
  return [keyOf(shopper), [...before, { id, at, seq, input: { ...input, pictures }, seen }].slice(-mostAccepted)]
}
