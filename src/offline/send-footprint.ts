import { addFootprints, mostFootprintsKept } from '../contract/account/footprint.ts'
import { call } from './call.ts'
import { markFootprintsSent, readFootprint } from './footprint.ts'

/**
 * Tells this shopper's account what was opened on this phone, what was opened as a guest with it; true where something
 * was told. The account keeps the latest look at a product: told twice it is the same, so an answer that was lost is
 * asked for again.
 */
export async function sendFootprint({ userId, base }: { userId: string; base: string }): Promise<boolean> {
  const own = (await readFootprint(userId)).filter(({ isSent }) => !isSent)
  const looks = [...own, ...(await readFootprint())].slice(0, mostFootprintsKept)
  if (looks.length === 0) return false
  const outcome = await call(addFootprints, {}, { base, userId, body: looks.map(({ prodId, at }) => ({ prodId, at })) })
  if (outcome.ok) await markFootprintsSent(looks, userId)
  return outcome.ok
}
