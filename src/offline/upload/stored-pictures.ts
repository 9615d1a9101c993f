import * as v from 'valibot'
import type { Store } from '#offline/stores.ts'
import { type OutgoingPicture, type StoredPicture, type UploadState, uploadState } from './outgoing-picture.ts'

/** The subject of a draft: an order item, an offer or a conversation. */
export type Subject = string | number

/** The keys of a shopper's records in a store of drafts. */
export const draftKey = (shopper: string, subject: Subject) => `${shopper} ${subject}`
const pictureKey = (shopper: string, subject: Subject, id: string) => `${shopper} ${subject} ${id}`
const uploadKey = (shopper: string, subject: Subject, id: string) => `${shopper} ${subject} ${id} upload`

/** The pictures in a store, and the states of their uploads: those of drafts and of pending commands. */
export function storedPictures(store: Store<unknown>) {
  /** A stored picture; undefined if the phone does not have the picture, or no longer because the server has it. */
  const read = async (shopper: string, subject: Subject, id: string): Promise<Blob | undefined> => {
    const picture = await store.read(pictureKey(shopper, subject, id))
    return picture instanceof Blob ? picture : undefined
  }
  /** The state of a picture's upload; undefined before the upload begins. */
  const readUpload = async (shopper: string, subject: Subject, id: string): Promise<UploadState | undefined> => {
    const state = await store.read(uploadKey(shopper, subject, id))
    return v.is(uploadState, state) ? state : undefined
  }

  return {
    read,
    readUpload,
    /**
     * Stores a picture, which the caller has made small enough to send. `full`: the phone has no room, so the picture
     * is not kept.
     */
    add: async (
      shopper: string,
      subject: Subject,
      picture: Blob,
      id: string = crypto.randomUUID(),
    ): Promise<{ readonly ok: true; readonly id: string } | { readonly ok: false; readonly reason: 'full' }> => {
      const isStored = await store.writeMany([[pictureKey(shopper, subject, id), picture]])
      return isStored ? { ok: true, id } : { ok: false, reason: 'full' }
    },
    remove: (shopper: string, subject: Subject, id: string): Promise<void> =>
      store.removeMany([pictureKey(shopper, subject, id), uploadKey(shopper, subject, id)]),
    /** Removes the stored pictures of a subject, and the addresses of uploaded ones, except `kept`. */
    removeOthers: async (shopper: string, subject: Subject, kept: readonly OutgoingPicture[]): Promise<void> => {
      const keptIds = new Set(kept.flatMap((one) => ('id' in one ? [one.id] : [])))
      const prefix = `${draftKey(shopper, subject)} `
      const idOf = (key: string) => key.slice(prefix.length).split(' ')[0] ?? ''
      const own = (await store.keys()).filter((key) => key.startsWith(prefix))
      await store.removeMany(own.filter((key) => !keptIds.has(idOf(key))))
    },
    /** The records of a picture for its upload. Its address stays, because a later version may show the picture. */
    forUpload: (shopper: string, subject: Subject, id: string): StoredPicture => ({
      read: () => read(shopper, subject, id),
      readUpload: () => readUpload(shopper, subject, id),
      writeUpload: (state) => store.write(uploadKey(shopper, subject, id), state),
      removeUploaded: () => store.remove(pictureKey(shopper, subject, id)),
    }),
  }
}
