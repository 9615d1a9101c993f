import type { Database } from './database/database.ts'
import type { Pictures } from './media/pictures.ts'
import type { Inbox } from './messages/inbox.ts'
import type { Mailer, Sms } from './messages/messengers.ts'
import type { Payments } from './payments/payments.ts'
import type { Settings } from './settings.ts'
import type { Issuers } from './sign-in/issuers.ts'
import type { Uploads } from './uploads/open-uploads.ts'

/** One line of the log. */
export type LogLine = {
  readonly level: 'info' | 'warn' | 'error'
  readonly event: string
  readonly [field: string]: unknown
}

/** Everything the mall needs from outside, so that a test can run it in process (architecture.md, choice 8). */
export type Dependencies = {
  readonly db: Database
  /** Now, in milliseconds since 1970. */
  readonly clock: () => number
  readonly pictures: Pictures
  readonly mailer: Mailer
  readonly sms: Sms
  /** Where messages go that nothing is set for; null in production. */
  readonly inbox: Inbox | null
  readonly issuers: Issuers
  /** Pictures of shoppers. */
  readonly uploads: Uploads
  readonly payments: Payments
  readonly settings: Settings
  readonly log: (line: LogLine) => void
  /** Folder of the built page; null where only the API is served (tests, development). */
  readonly pageFolder: string | null
}
