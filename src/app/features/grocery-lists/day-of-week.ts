import type { Language } from '#contract/wire.ts'

/** A Sunday, from which the days of a week are counted. */
const sunday = Date.UTC(2023, 0, 1)
const day = 86_400_000

/** The name of a day of the week, such as "Monday"; 0 is Sunday. */
export const dayOfWeek = (weekday: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(sunday + weekday * day)
