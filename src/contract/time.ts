/**
 * A time as the wire writes it, `yyyy-MM-dd HH:mm:ss` in an IANA zone (api.md, conventions).
 * `instant` is in milliseconds since 1970; parts of a second are cut off.
 */
export function wireTimeOf(instant: number, timeZone: string): string {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  return `${parts.year}-${parts.month}-${parts.day} ${parts.hour}:${parts.minute}:${parts.second}`
}

/** The instant, in ms, of a wire time in a zone. Where clocks go back the earlier one is meant. */
export function instantOf(time: string, timeZone: string): number {
  const asUtc = Date.parse(`${time.replace(' ', 'T')}Z`)
  // The offsets on both sides of a change of clocks; away from one they are the same.
  const offsets = [offsetAt(asUtc - day, timeZone), offsetAt(asUtc + day, timeZone)]
  const [ahead, behind] = [Math.max(...offsets), Math.min(...offsets)]
  return asUtc - (offsetAt(asUtc - ahead, timeZone) === ahead ? ahead : behind)
}
const day = 24 * 3_600_000

/** The same in the zone of this device, whose clock knows it without a format for the zone: making one costs a weak phone 60 ms. */
export const instantHere = (time: string): number => Date.parse(time.replace(' ', 'T'))

/** How far a zone is ahead of UTC at an instant, in ms. */
function offsetAt(instant: number, timeZone: string): number {
  return Date.parse(`${wireTimeOf(instant, timeZone).replace(' ', 'T')}Z`) - Math.floor(instant / 1000) * 1000
}

const formats = new Map<string, Intl.DateTimeFormat>()
function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
    formats.set(timeZone, format)
  }
  return format
}
