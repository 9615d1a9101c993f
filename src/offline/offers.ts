import { isSubmitting } from './domains/offers/command.ts'
import { type OfferCommand, offersDomain, type Submitting } from './domains/offers.ts'
import { offerDrafts } from './offer-drafts.ts'
import { offerPictures } from './offer-pictures.ts'
import { isUnderWay } from './outbox/command.ts'
import { type Appended, append, dropCommand, dropCommands, findCommands, readCommands } from './outbox/outbox.ts'
import { watchOutbox } from './outbox/outbox-watch.ts'
import type { OutgoingPicture } from './upload/outgoing-picture.ts'

type Made = Pick<OfferCommand, 'shopper' | 'regionId' | 'at'>

/**
 * An offer that the server has not accepted yet. `refusal` is the failure code of a refused offer, and `fields` has the
 * codes of the fields at fault.
 */
export type PendingOffer = Submitting & {
  readonly id: string
  readonly at: number
  readonly regionId: number
  readonly state: 'waiting' | 'sent' | 'refused'
  readonly refusal?: string | undefined
  readonly fields?: Readonly<Record<string, string>> | undefined
}

/** Calls `listener` when offers change in this tab, another tab or the worker. Returns the function that stops it. */
export const watchOffers = (listener: () => void): (() => void) => watchOutbox(listener, offersDomain.name)

/**
 * Submits an offer or another version of an item; the caller then sends the command. While the phone could not store the
 * command, the draft and a refused version stay, until `finishOffer`. Null if the command could not be appended.
 */
export async function submitOffer({
  offer,
  ...made
}: Made & { readonly offer: Omit<Submitting, 'op'> }): Promise<Appended<OfferCommand> | null> {
  const appended = await append(offersDomain, {
    ...made,
    input: { op: 'submit', ...offer },
    seen: { title: offer.title },
  }).catch(() => null)
  if (appended?.isStored) await finishOffer(made.shopper, offer.key)
  return appended
}

/** Removes what a submitted offer has replaced: refused versions, the draft, and the pictures that it does not show. */
export async function finishOffer(shopper: string, key: string): Promise<void> {
  const refused = (await readOf(shopper, key)).filter((one) => !isUnderWay(one))
  await dropCommands(refused.map(({ id }) => id))
  await offerDrafts.remove(shopper, key)
  await removeOtherOfferPictures(shopper, key)
}

/** Withdraws an item that the server has; the caller then requests a replay. */
export async function withdrawOffer({
  key,
  title,
  ...made
}: Made & { readonly key: string; readonly title: string }): Promise<void> {
  const before = await readOf(made.shopper, key)
  await append(offersDomain, { ...made, input: { op: 'withdraw', key }, seen: { title } })
  await dropCommands(before.filter((one) => !isUnderWay(one)).map(({ id }) => id))
  await removeOtherOfferPictures(made.shopper, key)
}

/**
 * Removes an offer that never left the phone, or a refused one, with its pictures. Returns false if the offer may have
 * reached the server.
 */
export async function dropOffer(shopper: string, id: string, key: string): Promise<boolean> {
  const isGone = await dropCommand(id)
  if (isGone) await removeOtherOfferPictures(shopper, key)
  return isGone
}

/** The shopper's offers that the server has not accepted yet, refused ones included, the latest first. */
export async function readPendingOffers(shopper: string): Promise<PendingOffer[]> {
  const own = await readCommands(offersDomain, shopper)
  return own
    .filter(isSubmitting)
    .reverse()
    .map(({ id, at, regionId, state, refusal, input }) => ({
      ...input,
      id,
      at,
      regionId,
      state: state === 'waiting' || state === 'sent' ? state : 'refused',
      refusal: refusal?.code,
      fields: refusal?.fields,
    }))
}

/** The keys of the items whose withdrawal the server has not answered yet. */
export async function readPendingWithdrawals(shopper: string): Promise<ReadonlySet<string>> {
  const own = (await readCommands(offersDomain, shopper)).filter(isUnderWay)
  return new Set(own.flatMap(({ input }) => (input.op === 'withdraw' ? [input.key] : [])))
}

const readOf = async (shopper: string, key: string) =>
  (await readCommands(offersDomain, shopper)).filter(({ input }) => input.key === key)

/** Removes the stored pictures of an offer, except `shown` and those of commands, refused ones included. */
export async function removeOtherOfferPictures(
  shopper: string,
  key: string,
  shown: readonly OutgoingPicture[] = [],
): Promise<void> {
  const commands = await findCommands(offersDomain, shopper)
  if (!commands) return
  const own = commands.filter(isSubmitting).filter(({ input }) => input.key === key)
  const pictures = [...shown, ...own.flatMap(({ input }) => input.pictures)]
  await offerPictures.removeOthers(shopper, key, pictures)
}
