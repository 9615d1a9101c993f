/**
 * Formats an instant as the wire does: `yyyy-MM-dd HH:mm:ss` in an IANA zone (docs/wire.md#times). `instant` is in ms
 * since 1970; fractions of a second are cut off.
 */
export function wireTimeOf(instant: number, timeZone: string): string {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  return `${parts.year}-${parts.month}-${parts.day} ${parts.hour}:${parts.minute}:${parts.second}`
}

/** Parses a wire time of a zone into an instant in ms. Where clocks go back, the earlier instant is meant. */
export function instantOf(time: string, timeZone: string): number {
  const asUtc = Date.parse(`${time.replace(' ', 'T')}Z`)
  // The offsets before and after a possible change of clocks.
  const offsets = [offsetAt(asUtc - day, timeZone), offsetAt(asUtc + day, timeZone)]
  const [ahead, behind] = [Math.max(...offsets), Math.min(...offsets)]
  return asUtc - (offsetAt(asUtc - ahead, timeZone) === ahead ? ahead : behind)
}
const day = 24 * 3_600_000

/**
 * Parses a wire time in the device's own zone. This needs no Intl formatter, whose construction costs a weak phone 60
 * ms.
 */
export const instantHere = (time: string): number => Date.parse(time.replace(' ', 'T'))

/** The offset of a zone from UTC at an instant, in ms. */
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
