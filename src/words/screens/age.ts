import type { Language } from '#contract/wire.ts'
import { dateTag } from '../date-tag.ts'

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/**
 * The age of an instant, e.g. `2 hr ago`, `yesterday`; at least a minute. Both instants in ms. The number and its unit
 * stay on one line.
 */
export function formatAge(at: number, now: number, language: Language): string {
  const format = new Intl.RelativeTimeFormat(dateTag(language), { numeric: 'auto', style: 'short' })
  const passed = Math.max(60_000, now - at)
  const [unit, size] = units.find(([, size]) => passed >= size) ?? units[2]
  return format.format(-Math.floor(passed / size), unit).replace(/(\d) /, '$1\u00a0')
}
