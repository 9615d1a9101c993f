import { wireTimeOf } from '#contract/time.ts'

/** A prime just below 100,000,000: multiplication by `step` maps each smaller number to a place of its own. */
const places = 99_999_989
const step = 48_271_309

/**
 * The public order number, e.g. `NL-2611-88204317`: the month in the zone of the order, and a number that does not
 * reveal how many orders there are.
 */
export const orderNumberOf = (orderId: number, now: number, timeZone: string): string =>
  numberOf('NL', orderId, now, timeZone)

/** The public refund number, e.g. `RF-2611-88204317`. */
export const refundNumberOf = (refundId: number, now: number, timeZone: string): string =>
  numberOf('RF', refundId, now, timeZone)

function numberOf(kind: string, id: number, now: number, timeZone: string): string {
  const month = wireTimeOf(now, timeZone)
  const place = Number((BigInt(id) * BigInt(step)) % BigInt(places)) + Math.floor(id / places) * places
  return `${kind}-${month.slice(2, 4)}${month.slice(5, 7)}-${String(place).padStart(8, '0')}`
}
