import { wireTimeOf } from '#contract/time.ts'
import { deliveryDates } from '../product/product-rules.ts'

/** Hours of the day in which a courier comes. */
const windows = ['09:00-12:00', '14:00-17:00', '17:00-20:00'] as const
/** Days that can be chosen from. */
const days = 3
/** How long before its hour a time can still be chosen. */
const hoursAhead = 2

/** The times to deliver that can be chosen, from so many days after today on, by the clock of the zone: `2026-11-28 14:00-17:00`. */
export function slotsFrom(fromDays: number, now: number, timeZone: string): string[] {
  const soon = wireTimeOf(now + hoursAhead * 3_600_000, timeZone)
  const dates = Array.from({ length: days }, (_, nth) => deliveryDates(fromDays + nth, 0, now, timeZone).from)
  return dates.flatMap((date) => windows.map((window) => `${date} ${window}`)).filter((slot) => slot > soon)
}

/** Whether a time to deliver is on a Sunday. */
export const isOnSunday = (slot: string): boolean => new Date(`${slot.slice(0, 10)}T00:00:00Z`).getUTCDay() === 0
