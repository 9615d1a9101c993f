import { addFootprints, deleteFootprints, mostFootprintsKept } from '#contract/account/footprint.ts'
import { call } from './call.ts'
import { markFootprintsSent, readFootprint } from './footprint.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { dropRemovedLooks, keepRemovedLooks, readRemovedLooks } from './removed-looks.ts'
import { lockNames } from './store-names.ts'

type Sender = { readonly userId: string; readonly base: string }
export type SentFootprint = {
  /** The account knows something new. */ readonly isChanged: boolean /** Something waits for a better moment. */
  readonly isLeft: boolean
}

/**
 * Tells this shopper's account what was taken out of the footprint on this phone, then what was opened on it, what was
 * opened as a guest with it: what is opened again after it was taken out stands there again. One tab at a time. The
 * account keeps the latest look at a product and what is gone is gone: told twice it is the same, so an answer that was
 * lost is asked for again.
 */
export const sendFootprint = (sender: Sender): Promise<SentFootprint> =>
  oneAtATime(lockNames.footprint, async () => {
    const removed = await sendRemovals(sender)
    // Looks sent before a removal would be taken away by it.
    if (removed.isLeft) return removed
    const added = await sendLooks(sender)
    return { isChanged: removed.isChanged || added.isChanged, isLeft: added.isLeft }
  })

async function sendLooks({ userId, base }: Sender): Promise<SentFootprint> {
  const own = (await readFootprint(userId)).filter(({ isSent }) => !isSent)
  const looks = [...own, ...(await readFootprint())].slice(0, mostFootprintsKept)
  if (looks.length === 0) return { isChanged: false, isLeft: false }
  const outcome = await call(addFootprints, {}, { base, userId, body: looks.map(({ prodId, at }) => ({ prodId, at })) })
  if (outcome.ok) await markFootprintsSent(looks, userId)
  return { isChanged: outcome.ok, isLeft: !outcome.ok }
}

/** For so long a removal that the shop took may still be newer than a saved list. */
const remembered = 7 * 86_400_000

async function sendRemovals({ userId, base }: Sender): Promise<SentFootprint> {
  const all = await readRemovedLooks(userId)
  const known = all.filter(({ sentAt }) => sentAt !== undefined && sentAt < Date.now() - remembered)
  if (known.length > 0) await dropRemovedLooks(known)
  const waiting = all.filter(({ sentAt }) => sentAt === undefined).slice(0, mostFootprintsKept)
  if (waiting.length === 0) return { isChanged: false, isLeft: false }
  const outcome = await call(deleteFootprints, {}, { base, userId, body: waiting.map(({ id }) => id) })
  if (outcome.ok) {
    // What was taken back meanwhile is told again as a look.
    const still = new Set((await readRemovedLooks(userId)).map(({ id }) => id))
    await keepRemovedLooks(waiting.filter(({ id }) => still.has(id)).map((one) => ({ ...one, sentAt: outcome.at })))
    return { isChanged: true, isLeft: false }
  }
  // The shop will never take these away: they stand there again.
  const isFinal = outcome.failure.kind === 'refused' && outcome.failure.status === 400
  if (isFinal) await dropRemovedLooks(waiting)
  return { isChanged: false, isLeft: !isFinal }
}
