import type { Language } from '#contract/wire.ts'
import { dateTag } from './date-tag.ts'

/** A day out of a wire time or a `yyyy-MM-dd`: `12 Oct`, with its year where that is not `thisYear`. */
export function formatDay(time: string, thisYear: number, language: Language): string {
  const day = time.slice(0, 10)
  const year = day.startsWith(String(thisYear)) ? {} : ({ year: 'numeric' } as const)
  return new Intl.DateTimeFormat(dateTag(language), {
    day: 'numeric',
    month: 'short',
    ...year,
    timeZone: 'UTC',
  }).format(Date.parse(day))
}

/** A month of a year, `March 2021`, out of a `yyyy-MM-dd`. */
export const formatMonth = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(dateTag(language), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(day),
  )
