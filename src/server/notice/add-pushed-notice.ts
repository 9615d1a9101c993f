import type { Tables } from '../database/database.ts'
import { queuePush } from '../push/push-queue-store.ts'
import { topicOfNotice } from '../push/pushed-notices.ts'
import { insertNotice, type NewNotice } from './add-notice-store.ts'

type PushOptions = {
  /** Whether the message counts against the weekly limit of a person (docs/product.md#push-limit). */
  readonly isLimited?: boolean
  /** The person asked for this message: also a device that has turned the topic off receives it. */
  readonly isAsked?: boolean
  /** The time after which the message is of no use. */
  readonly endsAt?: Date
}

/** Writes a notice that belongs to no order, and queues its push message if its title has a topic. */
export async function addPushedNotice(
  tables: Tables,
  notice: NewNotice,
  now: Date,
  { isLimited = false, isAsked = false, endsAt }: PushOptions = {},
): Promise<void> {
  const { accountId, title } = notice
  const { id, args } = await insertNotice(tables, notice, now)
  const topic = topicOfNotice[title]
  if (!topic) return
  const content = { kind: 'notice', title, args, orderNumber: null } as const
  const push = { key: `notice ${id}`, topic, content, isLimited, isAsked, ...(endsAt && { endsAt }) }
  await queuePush(tables, { accountId }, push, now)
}
