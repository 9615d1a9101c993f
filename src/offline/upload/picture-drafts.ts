import * as v from 'valibot'
import { openStore } from '#offline/stores.ts'
import { outgoingPicture, type StoredPicture, type UploadState, uploadState } from './outgoing-picture.ts'

/** The fields of every draft with pictures. */
export const draftEntries = {
  pictures: v.array(outgoingPicture),
  /** The time of the last change, in ms by the server's clock as far as the phone knows that clock. */
  at: v.number(),
}

/**
 * Opens the drafts of one store: forms with pictures that a shopper has not sent. `keyOf` names the subject of a draft
 * (an order item, an offer, a conversation), of which a shopper has at most one draft.
 */
export function openPictureDrafts<Draft extends { readonly at: number }, Key extends string | number>(
  name: 'reviews' | 'messages' | 'offers',
  shape: v.GenericSchema<unknown, Draft>,
  keyOf: (draft: Draft) => Key,
) {
  /** Drafts, pictures (`Blob`) and the states of their uploads, by the keys below. */
  const store = openStore<unknown>(name)
  const isDraft = (record: unknown): record is Draft => v.is(shape, record)
  const draftKey = (shopper: string, key: Key) => `${shopper} ${key}`
  const pictureKey = (shopper: string, key: Key, id: string) => `${shopper} ${key} ${id}`
  const uploadKey = (shopper: string, key: Key, id: string) => `${shopper} ${key} ${id} upload`
  const keysBelow = async (prefix: string) => (await store.keys()).filter((one) => one.startsWith(`${prefix} `))

  /** A stored picture; undefined if the phone does not have the picture, or no longer because the server has it. */
  const readPicture = async (shopper: string, key: Key, id: string): Promise<Blob | undefined> => {
    const picture = await store.read(pictureKey(shopper, key, id))
    return picture instanceof Blob ? picture : undefined
  }
  /** The state of a picture's upload; undefined before the upload begins. */
  const readUpload = async (shopper: string, key: Key, id: string): Promise<UploadState | undefined> => {
    const state = await store.read(uploadKey(shopper, key, id))
    return v.is(uploadState, state) ? state : undefined
  }

  return {
    /** Stores a draft. Returns false if the phone could not store the draft, which then lives until the tab closes. */
    save: (shopper: string, draft: Draft): Promise<boolean> => store.write(draftKey(shopper, keyOf(draft)), draft),
    /** A draft; undefined if there is none, or an older build wrote it. */
    read: async (shopper: string, key: Key): Promise<Draft | undefined> => {
      const draft = await store.read(draftKey(shopper, key))
      return isDraft(draft) ? draft : undefined
    },
    /** All drafts of a shopper, the last changed first. */
    readAll: async (shopper: string): Promise<Draft[]> => {
      const keys = (await keysBelow(shopper)).filter((key) => key.split(' ').length === 2)
      return (await store.readMany(keys)).filter(isDraft).sort((a, b) => b.at - a.at)
    },
    /** Removes a draft. Its pictures stay, because a pending command may show them (`removePictures`). */
    remove: (shopper: string, key: Key): Promise<void> => store.remove(draftKey(shopper, key)),
    /**
     * Stores a picture, which the caller has made small enough to send. `full`: the phone has no room, so the picture
     * is not kept.
     */
    addPicture: async (
      shopper: string,
      key: Key,
      picture: Blob,
      id: string = crypto.randomUUID(),
    ): Promise<{ readonly ok: true; readonly id: string } | { readonly ok: false; readonly reason: 'full' }> => {
      const isStored = await store.writeMany([[pictureKey(shopper, key, id), picture]])
      return isStored ? { ok: true, id } : { ok: false, reason: 'full' }
    },
    readPicture,
    readUpload,
    removePicture: (shopper: string, key: Key, id: string): Promise<void> =>
      store.removeMany([pictureKey(shopper, key, id), uploadKey(shopper, key, id)]),
    /** Removes the stored pictures of a subject, and the addresses of uploaded ones, except those with ids in `kept`. */
    removePictures: async (shopper: string, key: Key, kept: ReadonlySet<string>): Promise<void> => {
      const prefix = draftKey(shopper, key)
      const idOf = (one: string) => one.slice(prefix.length + 1).split(' ')[0] ?? ''
      await store.removeMany((await keysBelow(prefix)).filter((one) => !kept.has(idOf(one))))
    },
    /** The records of a picture for its upload. Its address stays, because a later version may show the picture. */
    storedPicture: (shopper: string, key: Key, id: string): StoredPicture => ({
      read: () => readPicture(shopper, key, id),
      readUpload: () => readUpload(shopper, key, id),
      writeUpload: (state) => store.write(uploadKey(shopper, key, id), state),
      removeUploaded: () => store.remove(pictureKey(shopper, key, id)),
    }),
    /** Removes all drafts and pictures of a shopper from this phone. */
    forget: async (shopper: string): Promise<void> => store.removeMany(await keysBelow(shopper)),
  }
}
