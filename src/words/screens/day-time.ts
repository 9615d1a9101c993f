import type { Language } from '#contract/wire.ts'
import { dateTag } from '../date-tag.ts'

/**
 * A wire time for people: `25 Nov, 19:02`, with its year unless that is `thisYear`. The wire time is in the caller's
 * zone already.
 */
export function formatDayTime(time: string, thisYear: number, language: Language): string {
  const year = time.startsWith(String(thisYear)) ? {} : ({ year: 'numeric' } as const)
  const format = new Intl.DateTimeFormat(dateTag(language), {
    day: 'numeric',
    month: 'short',
    ...year,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  })
  return format.format(Date.parse(`${time.replace(' ', 'T')}Z`))
}
