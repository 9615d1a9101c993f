import { wireTimeOf } from '#contract/time.ts'
import { deliveryDates } from '../product/product-rules.ts'

/** The time spans of delivery. */
const windows = ['09:00-12:00', '14:00-17:00', '17:00-20:00'] as const
/** The number of days to choose from. */
const days = 3
/** The time before a slot's start until which the slot can be chosen. */
const hoursAhead = 2

/** The delivery slots from `fromDays` days after today, in the zone's time, e.g. `2026-11-28 14:00-17:00`. */
export function slotsFrom(fromDays: number, now: number, timeZone: string): string[] {
  const soon = wireTimeOf(now + hoursAhead * 3_600_000, timeZone)
  const dates = Array.from({ length: days }, (_, nth) => deliveryDates(fromDays + nth, 0, now, timeZone).from)
  return dates.flatMap((date) => windows.map((window) => `${date} ${window}`)).filter((slot) => slot > soon)
}

/** Whether a delivery slot is on a Sunday. */
export const isOnSunday = (slot: string): boolean => new Date(`${slot.slice(0, 10)}T00:00:00Z`).getUTCDay() === 0
