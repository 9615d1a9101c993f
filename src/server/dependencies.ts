import type { Database } from './database/database.ts'
import type { Log } from './log.ts'
import type { Pictures } from './media/pictures.ts'
import type { Inbox } from './messages/inbox.ts'
import type { Mailer, Sms } from './messages/messengers.ts'
import type { Payments } from './payments/payments.ts'
import type { CountryOf } from './region/country-table.ts'
import type { Settings } from './settings.ts'
import type { Issuers } from './sign-in/issuers.ts'
import type { Uploads } from './uploads/open-uploads.ts'

/** The mall's outside dependencies, passed in so that a test can run the mall in its own process (decision 0031). */
export type Dependencies = {
  readonly db: Database
  /** The current time in ms since 1970. */
  readonly clock: () => number
  readonly pictures: Pictures
  readonly mailer: Mailer
  readonly sms: Sms
  /** Receives the messages for which no gateway is configured; null in production. */
  readonly inbox: Inbox | null
  readonly issuers: Issuers
  /** The store of shoppers' pictures. */
  readonly uploads: Uploads
  readonly payments: Payments
  /** Looks up the country of a network address on this machine. */
  readonly countryOf: CountryOf
  readonly settings: Settings
  readonly log: Log
  /** Aborted when the process stops: answers without an end, such as streams, end then. */
  readonly stopping: AbortSignal
  /** The folder of the built page; null where only the API is served (tests, development). */
  readonly pageFolder: string | null
}
