import type { ContactTopic } from '#contract/contact/contact-limits.ts'
import type { Language } from '#contract/languages.ts'
import type { Tables } from '../database/database.ts'
import { isNotPostponed } from '../jobs/job-trouble-store.ts'

/** A message to the mall with the mall's answer. */
export type ContactRow = {
  readonly contactId: number
  readonly topic: ContactTopic
  readonly name: string
  readonly mail: string | null
  readonly mobile: string | null
  readonly orderNumber: string | null
  readonly content: string
  readonly lang: Language
  readonly regionId: number
  readonly at: Date
  readonly reply: string | null
  readonly repliedAt: Date | null
  /** The account of a sender who was signed in. */
  readonly accountId: number | null
}
type NewContact = Omit<ContactRow, 'contactId' | 'reply' | 'repliedAt'> & {
  readonly messageId: string
}

/** The text that is to be sent: a copy of the message, or the answer. */
export type Due = 'copy' | 'reply'
const dueColumns = { copy: 'copy_due_at', reply: 'reply_due_at' } as const
/** The time at which each text was written. */
const writtenAt = { copy: 'm.at', reply: 'm.replied_at' } as const

const messages = (tables: Tables) =>
  tables
    .selectFrom('contact_message')
    .select([
      'contact_id as contactId',
      'topic',
      'name',
      'mail',
      'mobile',
      'order_number as orderNumber',
      'content',
      'lang',
      'region_id as regionId',
      'at',
      'reply',
      'replied_at as repliedAt',
      'account_id as accountId',
    ])

/** Whether the mall has a message with this id. */
export async function hasMessage(tables: Tables, messageId: string): Promise<boolean> {
  const row = await tables
    .selectFrom('contact_message')
    .select('contact_id')
    .where('message_id', '=', messageId)
    .executeTakeFirst()
  return row !== undefined
}

/** Stores a message unless the mall has one with this id; a sender with an email address gets a copy. */
export async function insertMessage(tables: Tables, message: NewContact): Promise<void> {
  await tables
    .insertInto('contact_message')
    .values({
      message_id: message.messageId,
      account_id: message.accountId,
      topic: message.topic,
      name: message.name,
      mail: message.mail,
      mobile: message.mobile,
      order_number: message.orderNumber,
      content: message.content,
      lang: message.lang,
      region_id: message.regionId,
      at: message.at,
      copy_due_at: message.mail === null ? null : message.at,
    })
    .onConflict((conflict) => conflict.column('message_id').doNothing())
    .execute()
}

/** The messages without an answer or all of them, the newest first. */
export const readContacts = (tables: Tables, isOpen: boolean, max: number): Promise<ContactRow[]> =>
  messages(tables)
    .$if(isOpen, (found) => found.where('reply', 'is', null))
    .orderBy('contact_id', 'desc')
    .limit(max)
    .execute()

export const readContact = (tables: Tables, contactId: number): Promise<ContactRow | undefined> =>
  messages(tables).where('contact_id', '=', contactId).executeTakeFirst()

/** Every message of a shopper, newest first, for the export of their data. */
export const readEveryMessage = (tables: Tables, accountId: number): Promise<ContactRow[]> =>
  messages(tables).where('account_id', '=', accountId).orderBy('contact_id', 'desc').execute()

/** Stores the answer to a message; a changed answer is sent again. Returns false if there is no such message. */
export async function writeReply(tables: Tables, contactId: number, reply: string, now: Date): Promise<boolean> {
  const rows = await tables
    .updateTable('contact_message')
    .set({ reply, replied_at: now, reply_due_at: now })
    .where('contact_id', '=', contactId)
    .returning('contact_id')
    .execute()
  return rows.length > 0
}

/**
 * Claims a message whose copy or answer, written after `since`, is due for a job, and postpones the next try to
 * `retryAt`.
 */
export async function claimDue(
  tables: Tables,
  { kind, due, since, retryAt }: { kind: string; due: Due; since: Date; retryAt: Date },
  now: Date,
): Promise<string | undefined> {
  const column = dueColumns[due]
  const row = await tables
    .selectFrom('contact_message as m')
    .select('m.contact_id as contactId')
    .where(`m.${column}`, '<=', now)
    .where(writtenAt[due], '>', since)
    .where((eb) => isNotPostponed(tables, kind, eb.cast<string>('m.contact_id', 'text'), now))
    .orderBy('m.contact_id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!row) return undefined
  await tables
    .updateTable('contact_message')
    .set({ [column]: retryAt })
    .where('contact_id', '=', row.contactId)
    .execute()
  return String(row.contactId)
}

/** Records that the copy or this answer was sent. An answer that was written meanwhile stays due. */
export async function markSent(
  tables: Tables,
  contactId: number,
  sent: { readonly due: 'copy' } | { readonly due: 'reply'; readonly reply: string | null },
): Promise<void> {
  const message = tables
    .updateTable('contact_message')
    .set({ [dueColumns[sent.due]]: null })
    .where('contact_id', '=', contactId)
  await (sent.due === 'reply' ? message.where('reply', 'is not distinct from', sent.reply) : message).execute()
}

/** Deletes the messages of guests from before `until`; those of a shopper stay until the account is erased. */
export async function deleteOldMessages(tables: Tables, until: Date): Promise<void> {
  await tables.deleteFrom('contact_message').where('account_id', 'is', null).where('at', '<', until).execute()
}
