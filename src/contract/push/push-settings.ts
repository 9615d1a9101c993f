import * as v from 'valibot'
import { languages } from '../languages.ts'
import { idInBody } from '../wire.ts'

/**
 * The topics of push messages; a person turns each topic on and off (docs/product.md#push). `shipped` also covers the
 * reminder of an instalment plan and the states of a pre-loved item up to its sale, and `refund` the seller's payout: a
 * new topic would be off on every existing subscription. `delivery` covers parcels that are out for delivery and
 * delivered parcels. `priceDrop` covers favourites, items of grocery lists and watched prices. `checkout` warns before
 * the prices of a checkout or a collected voucher expire. `groupBuy` covers teams that are nearly full, full or timed
 * out, and group buys that have started.
 */
export const pushTopics = [
  'shipped',
  'delivery',
  'refund',
  'backInStock',
  'priceDrop',
  'checkout',
  'groupBuy',
  'announcements',
] as const
export type PushTopic = (typeof pushTopics)[number]

const clockTime = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/** The hours of the day in which nothing is sent, in the device's time zone; the hours may contain midnight. */
export const quietHours = v.object({ from: clockTime, to: clockTime })
export type QuietHours = v.InferOutput<typeof quietHours>

/** Whether quiet hours begin when they end: such hours would mean none or the whole day, and are refused. */
export const hasEqualTimes = ({ from, to }: QuietHours): boolean => from === to

/** The quiet hours that the page suggests. */
export const usualQuietHours: QuietHours = { from: '22:00', to: '08:00' }

/** An IANA time zone that this runtime knows. */
function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    // The constructor throws for an unknown zone.
    return false
  }
}

/** The choices of one device. Without quiet hours, messages are sent at any time. */
export const pushSettings = v.object({
  regionId: idInBody,
  language: v.picklist(languages),
  timeZone: v.pipe(v.string(), v.maxLength(60), v.check(isTimeZone)),
  quietHours: v.nullable(quietHours),
  /** The topics that are turned on. */
  topics: v.pipe(v.array(v.picklist(pushTopics)), v.maxLength(pushTopics.length)),
})
export type PushSettings = v.InferOutput<typeof pushSettings>
