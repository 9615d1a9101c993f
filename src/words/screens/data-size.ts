import type { Language } from '#contract/wire.ts'
import { dateTag } from '../date-tag.ts'

/** A number of bytes for people: `2.1 MB`, `340 kB`; 1 kB is 1000 bytes. Number and unit stay on one line. */
export function formatDataSize(bytes: number, language: Language): string {
  const [unit, size, digits] =
    bytes >= 999_500 ? (['megabyte', 1_000_000, 1] as const) : (['kilobyte', 1000, 0] as const)
  const format = new Intl.NumberFormat(dateTag(language), {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: digits,
  })
  return format.format(bytes > 0 ? Math.max(bytes / size, 1 / 10 ** digits) : 0).replace(/(\d) /, '$1\u00a0')
}
