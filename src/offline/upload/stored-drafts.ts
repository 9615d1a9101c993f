import * as v from 'valibot'
import type { Store } from '#offline/stores.ts'
import { outgoingPicture } from './outgoing-picture.ts'
import { draftKey, type Subject } from './stored-pictures.ts'

/** The fields of every draft with pictures. */
export const draftEntries = {
  pictures: v.array(outgoingPicture),
  /** The time of the last change, in ms by the server's clock as far as the phone knows that clock. */
  at: v.number(),
}

/**
 * The drafts in a store: forms that a shopper has not sent. `subjectOf` names the subject of a draft, of which a shopper
 * has at most one draft. The store also has the pictures of the drafts (stored-pictures.ts).
 */
export function storedDrafts<Draft extends { readonly at: number }, Of extends Subject>(
  store: Store<unknown>,
  shape: v.GenericSchema<unknown, Draft>,
  subjectOf: (draft: Draft) => Of,
) {
  const isDraft = (record: unknown): record is Draft => v.is(shape, record)
  const keysOf = async (shopper: string) => (await store.keys()).filter((key) => key.startsWith(`${shopper} `))

  return {
    /** Stores a draft. Returns false if the phone could not store the draft, which then lives until the tab closes. */
    save: (shopper: string, draft: Draft): Promise<boolean> => store.write(draftKey(shopper, subjectOf(draft)), draft),
    /** A draft; undefined if there is none, or an older build wrote it. */
    read: async (shopper: string, subject: Of): Promise<Draft | undefined> => {
      const draft = await store.read(draftKey(shopper, subject))
      return isDraft(draft) ? draft : undefined
    },
    /** All drafts of a shopper, the last changed first. */
    readAll: async (shopper: string): Promise<Draft[]> => {
      const keys = (await keysOf(shopper)).filter((key) => key.split(' ').length === 2)
      return (await store.readMany(keys)).filter(isDraft).sort((a, b) => b.at - a.at)
    },
    /** Removes a draft. Its pictures stay, because a pending command may show them. */
    remove: (shopper: string, subject: Of): Promise<void> => store.remove(draftKey(shopper, subject)),
    /** Removes all drafts and pictures of a shopper from this phone. */
    forget: async (shopper: string): Promise<void> => store.removeMany(await keysOf(shopper)),
  }
}
