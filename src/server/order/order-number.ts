import { wireTimeOf } from '#contract/time.ts'

/** A prime just below 100,000,000: each number below it has a place of its own when multiplied with `step`. */
const places = 99_999_989
const step = 48_271_309

/** The number that people see, e.g. `NL-2611-88204317`: the month where it was placed, and a place that tells nobody how many orders there are. */
export const orderNumberOf = (orderId: number, now: number, timeZone: string): string =>
  numberOf('NL', orderId, now, timeZone)

/** The same of a refund, e.g. `RF-2611-88204317`. */
export const refundNumberOf = (refundId: number, now: number, timeZone: string): string =>
  numberOf('RF', refundId, now, timeZone)

function numberOf(kind: string, id: number, now: number, timeZone: string): string {
  const month = wireTimeOf(now, timeZone)
  const place = Number((BigInt(id) * BigInt(step)) % BigInt(places)) + Math.floor(id / places) * places
  return `${kind}-${month.slice(2, 4)}${month.slice(5, 7)}-${String(place).padStart(8, '0')}`
}
