import * as v from 'valibot'
import { openStore } from '#offline/stores.ts'
import { outgoingPicture, type StoredPicture, type UploadState, uploadState } from '#offline/upload/outgoing-picture.ts'

export type { ReviewPicture } from '#offline/domains/reviews/command.ts'

const reviewDraft = v.object({
  orderItemId: v.number(),
  prodId: v.number(),
  /** The stars; 0 until the shopper chooses. */
  score: v.number(),
  content: v.string(),
  isAnonymous: v.boolean(),
  /** Whether the draft changes a review that the server has. */
  isEdit: v.boolean(),
  pictures: v.array(outgoingPicture),
  /** The time of the last change, in ms by the server's clock as far as the phone knows that clock. */
  at: v.number(),
})
/** A review that is being written: one for each shopper and order item (docs/product.md#reviews). */
export type ReviewDraft = v.InferOutput<typeof reviewDraft>

/** Drafts, pictures (`Blob`) and the states of their uploads, by the keys below. */
const store = openStore<unknown>('reviews')

const draftKey = (shopper: string, orderItemId: number) => `${shopper} ${orderItemId}`
const pictureKey = (shopper: string, orderItemId: number, id: string) => `${shopper} ${orderItemId} ${id}`
const uploadKey = (shopper: string, orderItemId: number, id: string) => `${shopper} ${orderItemId} ${id} upload`

/** Stores a draft. Returns false if the phone could not store the draft, which then lives until the tab closes. */
export const saveReviewDraft = (shopper: string, draft: ReviewDraft): Promise<boolean> =>
  store.write(draftKey(shopper, draft.orderItemId), draft)

/** The draft of a review; undefined if there is none, or an older build wrote it. */
export async function readReviewDraft(shopper: string, orderItemId: number): Promise<ReviewDraft | undefined> {
  const draft = await store.read(draftKey(shopper, orderItemId))
  return v.is(reviewDraft, draft) ? draft : undefined
}

/** All drafts of a shopper, the last changed first. */
export async function readReviewDrafts(shopper: string): Promise<ReviewDraft[]> {
  const keys = (await store.keys()).filter((key) => key.startsWith(`${shopper} `) && key.split(' ').length === 2)
  return (await store.readMany(keys))
    .filter((one): one is ReviewDraft => v.is(reviewDraft, one))
    .sort((a, b) => b.at - a.at)
}

/** Removes a draft. Its pictures stay, because a pending review may show them (`removeReviewPictures`). */
export const removeReviewDraft = (shopper: string, orderItemId: number): Promise<void> =>
  store.remove(draftKey(shopper, orderItemId))

/**
 * Stores a picture, which the caller has made small enough to send. `full`: the phone has no room, so the picture is
 * not kept.
 */
export async function addReviewPicture(
  shopper: string,
  orderItemId: number,
  picture: Blob,
): Promise<{ readonly ok: true; readonly id: string } | { readonly ok: false; readonly reason: 'full' }> {
  const id = crypto.randomUUID()
  const isStored = await store.writeMany([[pictureKey(shopper, orderItemId, id), picture]])
  return isStored ? { ok: true, id } : { ok: false, reason: 'full' }
}

/**
 * A stored picture; undefined if the phone does not have the picture, or no longer because the server has it
 * (`readUpload`).
 */
export async function readReviewPicture(shopper: string, orderItemId: number, id: string): Promise<Blob | undefined> {
  const picture = await store.read(pictureKey(shopper, orderItemId, id))
  return picture instanceof Blob ? picture : undefined
}

/**
 * Removes the stored pictures of a review, and the addresses of uploaded ones, except those whose ids are in `kept`.
 */
export async function removeReviewPictures(
  shopper: string,
  orderItemId: number,
  kept: ReadonlySet<string>,
): Promise<void> {
  const own = `${shopper} ${orderItemId} `
  const keys = (await store.keys()).filter((key) => key.startsWith(own))
  await store.removeMany(keys.filter((key) => !kept.has(key.slice(own.length).split(' ')[0] ?? '')))
}

/** The state of a picture's upload; undefined before the upload begins. */
export async function readUpload(shopper: string, orderItemId: number, id: string): Promise<UploadState | undefined> {
  const state = await store.read(uploadKey(shopper, orderItemId, id))
  return v.is(uploadState, state) ? state : undefined
}

/** The records of a picture for its upload. Its address stays, because another version of the review may show it. */
export const storedReviewPicture = (shopper: string, orderItemId: number, id: string): StoredPicture => ({
  read: () => readReviewPicture(shopper, orderItemId, id),
  readUpload: () => readUpload(shopper, orderItemId, id),
  writeUpload: (state) => store.write(uploadKey(shopper, orderItemId, id), state),
  removeUploaded: () => store.remove(pictureKey(shopper, orderItemId, id)),
})

/** Removes all drafts and pictures of a shopper from this phone. */
export async function forgetReviewDrafts(shopper: string): Promise<void> {
  await store.removeMany((await store.keys()).filter((key) => key.startsWith(`${shopper} `)))
}
