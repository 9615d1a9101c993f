import * as v from 'valibot'
import { conditions } from '#contract/pre-loved/offer-limits.ts'
import { openStore } from './stores.ts'
import { outgoingPicture, type StoredPicture, type UploadState, uploadState } from './upload/outgoing-picture.ts'

const offerDraft = v.object({
  /** The id of the offer, which the draft begins with (`crypto.randomUUID()`), or that of the item that it changes. */
  key: v.string(),
  /** The region in which the item is offered. */
  regionId: v.number(),
  title: v.string(),
  /** The price as it was typed. */
  price: v.string(),
  condition: v.optional(v.picklist(conditions)),
  categoryId: v.optional(v.number()),
  description: v.string(),
  defects: v.string(),
  /** Whether the draft changes an item that the server has. */
  isEdit: v.boolean(),
  pictures: v.array(outgoingPicture),
  /** The time of the last change, in ms by the server's clock as far as the phone knows that clock. */
  at: v.number(),
})
/** An offer that is being written; a shopper may have several (docs/product.md#pre-loved-offer). */
export type OfferDraft = v.InferOutput<typeof offerDraft>

/** Drafts, pictures (`Blob`) and the states of their uploads, by the keys below. */
const store = openStore<unknown>('offers')

const draftKey = (shopper: string, key: string) => `${shopper} ${key}`
const pictureKey = (shopper: string, key: string, id: string) => `${shopper} ${key} ${id}`
const uploadKey = (shopper: string, key: string, id: string) => `${shopper} ${key} ${id} upload`

/** Stores a draft. Returns false if the phone could not store the draft, which then lives until the tab closes. */
export const saveOfferDraft = (shopper: string, draft: OfferDraft): Promise<boolean> =>
  store.write(draftKey(shopper, draft.key), draft)

/** A draft; undefined if there is none, or an older build wrote it. */
export async function readOfferDraft(shopper: string, key: string): Promise<OfferDraft | undefined> {
  const draft = await store.read(draftKey(shopper, key))
  return v.is(offerDraft, draft) ? draft : undefined
}

/** All drafts of a shopper, the last changed first. */
export async function readOfferDrafts(shopper: string): Promise<OfferDraft[]> {
  const keys = (await store.keys()).filter((key) => key.startsWith(`${shopper} `) && key.split(' ').length === 2)
  return (await store.readMany(keys))
    .filter((one): one is OfferDraft => v.is(offerDraft, one))
    .sort((a, b) => b.at - a.at)
}

/** Removes a draft. Its pictures stay, because a pending offer may show them (`removeOfferPictures`). */
export const removeOfferDraft = (shopper: string, key: string): Promise<void> => store.remove(draftKey(shopper, key))

/**
 * Stores a picture, which the caller has made small enough to send. `full`: the phone has no room, so the picture is
 * not kept.
 */
export async function addOfferPicture(
  shopper: string,
  key: string,
  picture: Blob,
): Promise<{ readonly ok: true; readonly id: string } | { readonly ok: false; readonly reason: 'full' }> {
  const id = crypto.randomUUID()
  const isStored = await store.writeMany([[pictureKey(shopper, key, id), picture]])
  return isStored ? { ok: true, id } : { ok: false, reason: 'full' }
}

/** A stored picture; undefined if the phone does not have the picture, or no longer because the server has it. */
export async function readOfferPicture(shopper: string, key: string, id: string): Promise<Blob | undefined> {
  const picture = await store.read(pictureKey(shopper, key, id))
  return picture instanceof Blob ? picture : undefined
}

/**
 * Removes the stored pictures of an offer, and the addresses of uploaded ones, except those whose ids are in `kept`.
 */
export async function removeOfferPictures(shopper: string, key: string, kept: ReadonlySet<string>): Promise<void> {
  const own = `${shopper} ${key} `
  const keys = (await store.keys()).filter((one) => one.startsWith(own))
  await store.removeMany(keys.filter((one) => !kept.has(one.slice(own.length).split(' ')[0] ?? '')))
}

/** The state of a picture's upload; undefined before the upload begins. */
export async function readOfferUpload(shopper: string, key: string, id: string): Promise<UploadState | undefined> {
  const state = await store.read(uploadKey(shopper, key, id))
  return v.is(uploadState, state) ? state : undefined
}

/** The records of a picture for its upload. Its address stays, because another version of the offer may show it. */
export const storedOfferPicture = (shopper: string, key: string, id: string): StoredPicture => ({
  read: () => readOfferPicture(shopper, key, id),
  readUpload: () => readOfferUpload(shopper, key, id),
  writeUpload: (state) => store.write(uploadKey(shopper, key, id), state),
  removeUploaded: () => store.remove(pictureKey(shopper, key, id)),
})

/** Removes all drafts and pictures of a shopper from this phone. */
export async function forgetOfferDrafts(shopper: string): Promise<void> {
  await store.removeMany((await store.keys()).filter((key) => key.startsWith(`${shopper} `)))
}
