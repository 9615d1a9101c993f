import { inColumns, timeOf } from '../operator/listing.ts'
import { regionById } from '../region/region-rules.ts'
import type { ContactRow } from './contact-store.ts'

const senderOf = ({ mail, mobile }: ContactRow) => mail ?? `+${mobile?.replace(/^0+/, '')}`
const stateOf = ({ repliedAt }: ContactRow) => (repliedAt ? `answered ${timeOf(repliedAt)}` : 'open')

/** Messages to the mall, one a line. */
export function listContacts(messages: readonly ContactRow[]): string {
  if (messages.length === 0) return 'There are no such messages.'
  return inColumns([
    ['MESSAGE', 'STATE', 'SENT', 'TOPIC', 'FROM', 'ORDER', 'TEXT'],
    ...messages.map((one) => [
      String(one.contactId),
      stateOf(one),
      timeOf(one.at),
      one.topic,
      `${one.name} (${senderOf(one)})`,
      one.orderNumber ?? '–',
      one.content.replaceAll('\n', ' '),
    ]),
  ])
}

/** One message in full, with the answer. */
export const showContact = (one: ContactRow): string =>
  [
    `Message ${one.contactId}, ${stateOf(one)}`,
    `From ${one.name} (${senderOf(one)}), ${one.accountId === null ? 'guest' : 'signed in'}, ${regionById(one.regionId).regionName}, language ${one.lang}`,
    `Sent ${timeOf(one.at)}, topic ${one.topic}${one.orderNumber ? `, order ${one.orderNumber}` : ''}`,
    '',
    one.content,
    ...(one.reply ? ['', 'Answer:', one.reply] : []),
  ].join('\n')
