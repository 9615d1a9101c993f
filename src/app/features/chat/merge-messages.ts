import type { ChatMessage } from '#contract/chat/chat.ts'
import type { LatestMessages } from './chat-queries.ts'

/** Joins messages in ascending order of `seq`; of two with the same place, the later given wins. */
export function joinMessages(known: readonly ChatMessage[], given: readonly ChatMessage[]): ChatMessage[] {
  const bySeq = new Map([...known, ...given].map((message) => [message.seq, message]))
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq)
}

/**
 * A later answer of the same conversation joined to the known one, at most `most` messages. After a gap, which a long
 * absence leaves, the known messages go; they come again with the older ones.
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
 * The known answer with one more message; the same answer where the message is known, `null` where messages between are
 * missing, so that the caller must ask again.
 */
export function withMessage(known: LatestMessages, message: ChatMessage): LatestMessages | null {
  const last = known.value.records.at(-1)?.seq ?? 0
  if (message.seq <= last) return known
  if (message.seq > last + 1) return null
  return { ...known, value: { ...known.value, records: [...known.value.records, message] } }
}
