import type { QuietHours } from '#contract/push/push-settings.ts'
import { instantOf, wireTimeOf } from '#contract/time.ts'

const day = 24 * 3_600_000
/** The hour of an evening's reminder, and the time from which a tap means the next evening. */
const evening = { at: '20:00', before: '19:30' } as const

/** The earliest instant after `after` (ms) at which a clock of the zone shows `time`. */
function nextTime(time: string, after: number, timeZone: string): number {
  // Dates and times of the zone's clock count as UTC here, because every day of UTC has 24 hours.
  const [date = '', clock = ''] = wireTimeOf(after, timeZone).split(' ')
  const [now, today] = [Date.parse(`${date}T${clock}Z`), Date.parse(`${date}T${time}:00Z`)]
  const next = today > now ? today : today + day
  const instant = instantOf(new Date(next).toISOString().slice(0, 19).replace('T', ' '), timeZone)
  // Where clocks go back, `instant` is the first of two such times, and `after` may be between the two.
  return instant > after ? instant : after + next - now
}

/**
 * The time, in ms, at which a message that is due at `now` may be sent: `now`, or the end of the current quiet hours
 * (docs/product.md#push). Quiet hours may span midnight (22:00 to 08:00); equal times mean no quiet hours.
 */
export function sendTime(
  now: number,
  { quietHours, timeZone }: { readonly quietHours: QuietHours | null; readonly timeZone: string },
): number {
  if (!quietHours || quietHours.from === quietHours.to) return now
  const { from, to } = quietHours
  const clock = wireTimeOf(now, timeZone).slice(11, 16)
  const isQuiet = from < to ? clock >= from && clock < to : clock >= from || clock < to
  return isQuiet ? nextTime(to, now, timeZone) : now
}

/**
 * The time, in ms, of the reminder that a tap at `tapped` asks for: 20:00 of the same day, or of the next day for a tap
 * after 19:30. A tap that arrives late, because the device was offline, means the next evening.
 */
export function reminderTime(tapped: number, now: number, timeZone: string): number {
  const isEvening = wireTimeOf(tapped, timeZone).slice(11, 16) >= evening.before
  const wanted = nextTime(evening.at, isEvening ? tapped + (24 - 19.5) * 3_600_000 : tapped, timeZone)
  return wanted > now ? wanted : nextTime(evening.at, now, timeZone)
}
