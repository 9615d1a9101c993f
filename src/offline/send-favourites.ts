import { chooseProduct, chooseShop, joinFavourites } from '#contract/account/favourite.ts'
import { call, type Failure, type Outcome } from './call.ts'
import { dropFavourites, type Favourite, markSent, mostGuestFavourites, readFavourites } from './favourites.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { lockNames } from './store-names.ts'

/** What became of the wishes that waited. */
export type SentFavourites = {
  /** So many were taken by the shop. */
  readonly sent: number
  /** The shop will never take these; they are no longer kept here. */
  readonly refused: readonly { readonly wish: Favourite; readonly failure: Failure }[]
  /** Some wait for a better moment. */
  readonly isLeft: boolean
}

type Sender = { readonly userId: string; readonly base: string }

/** For so long a wish that the shop took may still be newer than a saved answer. */
const remembered = 7 * 86_400_000

/**
 * Sends what this shopper said on this phone, the oldest first, after what was said as a guest. One tab at a time
 * (decision 0022). A wish carries its time, and the shop keeps the latest of a thing: sent twice it is the
 * same wish, so an answer that was lost is simply asked for again, however long ago.
 */
export const sendFavourites = (sender: Sender): Promise<SentFavourites> =>
  oneAtATime(lockNames.favourites, () => send(sender))

async function send(sender: Sender): Promise<SentFavourites> {
  const refused: { wish: Favourite; failure: Failure }[] = []
  let sent = await join(sender)
  if (sent === null) return { sent: 0, refused, isLeft: true }
  const own = await readFavourites(sender.userId)
  await dropFavourites(own.filter(({ sentAt }) => sentAt !== undefined && sentAt < Date.now() - remembered))
  for (const wish of own.filter(({ sentAt }) => sentAt === undefined).reverse()) {
    const outcome = await sendOne(wish, sender)
    if (outcome.ok) {
      await markSent(wish, outcome.at)
      sent += 1
    } else if (isFinal(outcome.failure)) {
      await dropFavourites([wish])
      refused.push({ wish, failure: outcome.failure })
    } else return { sent, refused, isLeft: true }
  }
  return { sent, refused, isLeft: false }
}

function sendOne(
  { kind, id, isKept, at, key, regionId }: Favourite,
  { userId, base }: Sender,
): Promise<Outcome<unknown>> {
  const options = { base, key, regionId, userId }
  return kind === 'prod'
    ? call(chooseProduct, {}, { ...options, body: { prodId: id, isCollected: isKept, at } })
    : call(chooseShop, {}, { ...options, body: { shopId: id, isCollected: isKept, at } })
}

/** What was chosen as a guest becomes this shopper's, once; what was taken back as a guest was never theirs. Null where it has to wait. */
async function join({ userId, base }: Sender): Promise<number | null> {
  const all = await readFavourites('')
  const kept = all.filter(({ isKept }) => isKept)
  const of = (kind: Favourite['kind']) => kept.filter((one) => one.kind === kind).slice(0, mostGuestFavourites)
  const prods = of('prod').map(({ id, at }) => ({ prodId: id, at }))
  const shops = of('shop').map(({ id, at }) => ({ shopId: id, at }))
  if (kept.length > 0) {
    const outcome = await call(joinFavourites, {}, { base, userId, body: { prods, shops } })
    // What the shop does not take stays on the phone, and keeps nothing else waiting.
    if (!outcome.ok) return isFinal(outcome.failure) ? 0 : null
  }
  await dropFavourites(all)
  return kept.length
}

/** The shop said no and will say it again; no network, a busy shop, an ended session and a disabled account are no such answer. */
const isFinal = (failure: Failure): boolean =>
  failure.kind === 'refused' &&
  failure.code !== 'ACCOUNT_DISABLED' &&
  [400, 403, 404, 413, 422].includes(failure.status)
