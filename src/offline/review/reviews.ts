import type { ReportReason } from '#contract/review/review-limits.ts'
import { isWriting } from '#offline/domains/reviews/command.ts'
import { type ReviewCommand, reviewsDomain, type Writing } from '#offline/domains/reviews.ts'
import { isUnderWay } from '#offline/outbox/command.ts'
import { type Appended, append, dropCommand, dropCommands, findCommands, readCommands } from '#offline/outbox/outbox.ts'
import { watchOutbox } from '#offline/outbox/outbox-watch.ts'
import type { OutgoingPicture } from '#offline/upload/outgoing-picture.ts'
import { reviewDrafts } from './review-drafts.ts'
import { reviewPictures } from './review-pictures.ts'

type Made = Pick<ReviewCommand, 'shopper' | 'regionId' | 'at'>

/**
 * A review that the shopper submits; `product` is the text and picture of the item, `at` in ms by the server's clock.
 */
export type SubmittedReview = Made & {
  readonly review: Omit<Writing, 'op'>
  readonly product: { readonly prodName: string; readonly skuName: string; readonly pic: string }
}

/** A review that the server has not accepted yet. `refusal` is the failure code of a refused review. */
export type PendingReview = Writing & {
  readonly id: string
  readonly at: number
  readonly state: 'waiting' | 'sent' | 'refused'
  readonly refusal?: string | undefined
  /** The pictures wait for a better connection. */
  readonly isHeld: boolean
  readonly product: { readonly prodName: string; readonly skuName: string; readonly pic: string }
}

/** Calls `listener` when reviews change in this tab, another tab or the worker. Returns the function that stops it. */
export const watchReviews = (listener: () => void): (() => void) => watchOutbox(listener, reviewsDomain.name)

/**
 * Submits a review; the caller then sends the command. While the phone could not store the command, the draft and a
 * refused version stay, until `finishReview`. Null if the command could not be appended.
 */
export async function submitReview({
  shopper,
  regionId,
  at,
  review,
  product,
}: SubmittedReview): Promise<Appended<ReviewCommand> | null> {
  const refused = await readRefused(shopper, review.orderItemId)
  const appended = await append(reviewsDomain, {
    shopper,
    regionId,
    at,
    input: { op: 'write', ...review },
    seen: product,
  }).catch(() => null)
  if (appended?.isStored) await finish(shopper, review.orderItemId, refused)
  return appended
}

/** Removes what a submitted review has replaced: refused versions, the draft, and the pictures that it does not show. */
export const finishReview = async (shopper: string, orderItemId: number): Promise<void> =>
  finish(shopper, orderItemId, await readRefused(shopper, orderItemId))

/** The ids of the refused versions of a review. */
async function readRefused(shopper: string, orderItemId: number): Promise<string[]> {
  const own = (await readWritings(shopper)).filter(({ input }) => input.orderItemId === orderItemId)
  return own.filter((one) => !isUnderWay(one)).map(({ id }) => id)
}

async function finish(shopper: string, orderItemId: number, refused: readonly string[]): Promise<void> {
  await dropCommands(refused)
  await reviewDrafts.remove(shopper, orderItemId)
  await removeOtherReviewPictures(shopper, orderItemId)
}

/** Reports another shopper's review to the mall; `author` is empty for an anonymous review. */
export async function reportReview({
  prodCommId,
  reason,
  author,
  ...made
}: Made & { readonly prodCommId: number; readonly reason: ReportReason; readonly author: string }): Promise<void> {
  await append(reviewsDomain, { ...made, input: { op: 'report', prodCommId, reason }, seen: { author } })
}

/**
 * Removes a review that never left the phone, or a refused one, with its pictures. Returns false if the review may have
 * reached the server.
 */
export async function dropReview(shopper: string, id: string, orderItemId: number): Promise<boolean> {
  const isGone = await dropCommand(id)
  if (isGone) await removeOtherReviewPictures(shopper, orderItemId)
  return isGone
}

/** The shopper's reviews that the server has not accepted yet, refused ones included, the latest first. */
export async function readPendingReviews(shopper: string): Promise<PendingReview[]> {
  return (await readWritings(shopper)).reverse().map(({ id, at, state, refusal, isHeld = false, input, seen }) => ({
    ...input,
    id,
    at,
    state: state === 'waiting' || state === 'sent' ? state : 'refused',
    refusal: refusal?.code,
    isHeld,
    product: { prodName: seen?.prodName ?? '', skuName: seen?.skuName ?? '', pic: seen?.pic ?? '' },
  }))
}

const readWritings = async (shopper: string) => (await readCommands(reviewsDomain, shopper)).filter(isWriting)

/** Removes the stored pictures of an order item, except `shown` and those of commands, refused ones included. */
export async function removeOtherReviewPictures(
  shopper: string,
  orderItemId: number,
  shown: readonly OutgoingPicture[] = [],
): Promise<void> {
  const commands = await findCommands(reviewsDomain, shopper)
  if (!commands) return
  const own = commands.filter(isWriting).filter(({ input }) => input.orderItemId === orderItemId)
  const pictures = [...shown, ...own.flatMap(({ input }) => input.pictures)]
  await reviewPictures.removeOthers(shopper, orderItemId, pictures)
}
