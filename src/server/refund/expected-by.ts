import { wireTimeOf } from '#contract/time.ts'

const dayLength = 86_400_000

/**
 * The last day, `yyyy-MM-dd`, on which returned money reaches the shopper: so many working days (Monday to Friday) after
 * the day of an instant in the region's time zone (docs/product.md#refunds).
 */
export function expectedBy(from: Date, workingDays: number, timeZone: string): string {
  let day = Date.parse(wireTimeOf(from.getTime(), timeZone).slice(0, 10))
  for (let left = workingDays; left > 0; ) {
    day += dayLength
    if (![0, 6].includes(new Date(day).getUTCDay())) left -= 1
  }
  return new Date(day).toISOString().slice(0, 10)
}
