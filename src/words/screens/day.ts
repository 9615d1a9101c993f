import type { Language } from '#contract/wire.ts'
import { dateTag } from '../date-tag.ts'

/** The day of a wire time or a `yyyy-MM-dd`: `12 Oct`, with its year unless that is `thisYear`; null for always. */
export function formatDay(time: string, thisYear: number | null, language: Language): string {
  const day = time.slice(0, 10)
  const year = thisYear !== null && day.startsWith(String(thisYear)) ? {} : ({ year: 'numeric' } as const)
  return new Intl.DateTimeFormat(dateTag(language), {
    day: 'numeric',
    month: 'short',
    ...year,
    timeZone: 'UTC',
  }).format(Date.parse(day))
}

/** The month of a `yyyy-MM-dd`: `March 2021`. */
export const formatMonth = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(dateTag(language), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(day),
  )
