import type { Language } from '#contract/wire.ts'
import { dateTag } from '../date-tag.ts'

/** The day of a delivery slot (`2026-11-28 14:00-17:00`): `Sat 28 Nov`. */
export const formatSlotDay = (slot: string, language: Language): string =>
  new Intl.DateTimeFormat(dateTag(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(Date.parse(slot.slice(0, 10)))

/** The hours of a delivery slot in the region's time: `14:00–17:00`. */
export const formatSlotHours = (slot: string): string => slot.slice(11).replace('-', '–')
