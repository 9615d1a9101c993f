import type { Language } from '#contract/wire.ts'
import { dateTag } from './date-tag.ts'

/** The days of a delivery estimate, both `yyyy-MM-dd`: `Sat 28 – Mon 30 Nov`, or a single day. */
export function formatDelivery(from: string, to: string, language: Language): string {
  const format = new Intl.DateTimeFormat(dateTag(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  // Browsers put different thin spaces around the dash.
  return format.formatRange(Date.parse(from), Date.parse(to)).replace(/[\u2009\u202f]/g, ' ')
}
