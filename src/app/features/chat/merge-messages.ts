import type { ChatMessage } from '#contract/chat/chat.ts'
import type { LatestMessages } from './chat-queries.ts'

/** Joins messages in ascending order of `seq`; of two with the same place, the later given wins. */
export function joinMessages(known: readonly ChatMessage[], given: readonly ChatMessage[]): ChatMessage[] {
  const bySeq = new Map([...known, ...given].map((message) => [message.seq, message]))
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq)
}

/**
 * Merges a later answer of the same conversation into the known one, at most `most` messages. If messages are missing
 * between the two, which happens after a long absence, the known messages are dropped and fetched again as older ones.
 */
export function withNewer(known: LatestMessages, answer: LatestMessages, most: number): LatestMessages {
  const [first] = answer.value.records
  const end = known.value.records.at(-1)
  if (!first || !end || first.seq > end.seq + 1) return answer
  const all = joinMessages(known.value.records, answer.value.records)
  const records = most === Number.POSITIVE_INFINITY ? all : all.slice(-most)
  const hasMore = records[0] !== undefined && records[0].seq > 1
  return { at: answer.at, value: { ...answer.value, records, hasMore } }
}

/**
 * The known answer with one more message; the known answer itself if it already has the message. Null if messages
 * before the new one are missing: the caller must then fetch the conversation again.
 */
export function withMessage(known: LatestMessages, message: ChatMessage): LatestMessages | null {
  const last = known.value.records.at(-1)?.seq ?? 0
  if (message.seq <= last) return known
  if (message.seq > last + 1) return null
  return { ...known, value: { ...known.value, records: [...known.value.records, message] } }
}
