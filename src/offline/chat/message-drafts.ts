import * as v from 'valibot'
import { openStore } from '#offline/stores.ts'
import {
  type OutgoingPicture,
  outgoingPicture,
  type StoredPicture,
  uploadState,
} from '#offline/upload/outgoing-picture.ts'

const messageDraft = v.object({
  conversationId: v.string(),
  text: v.string(),
  pictures: v.array(outgoingPicture),
  /** The time of the last change, in ms by the server's clock as far as the phone knows that clock. */
  at: v.number(),
})
/** A message that is being written: one for each shopper and conversation (docs/product.md#chat-send). */
export type MessageDraft = v.InferOutput<typeof messageDraft>

/** Drafts, pictures (`Blob`) and the states of their uploads, by the keys below. */
const store = openStore<unknown>('messages')

const draftKey = (shopper: string, conversationId: string) => `${shopper} ${conversationId}`
const pictureKey = (shopper: string, conversationId: string, id: string) => `${shopper} ${conversationId} ${id}`
const uploadKey = (shopper: string, conversationId: string, id: string) => `${shopper} ${conversationId} ${id} upload`

/**
 * Pictures that this page has stored and no message has yet. The stored draft may not name such a picture: while one
 * message is being stored, the shopper chooses the pictures of the next.
 */
const ofNextMessage = new Set<string>()

/** Stores a draft. Returns false if the phone could not store the draft, which then lives until the tab closes. */
export const saveMessageDraft = (shopper: string, draft: MessageDraft): Promise<boolean> =>
  store.write(draftKey(shopper, draft.conversationId), draft)

/** The draft of a conversation; undefined if there is none, or an older build wrote it. */
export async function readMessageDraft(shopper: string, conversationId: string): Promise<MessageDraft | undefined> {
  const draft = await store.read(draftKey(shopper, conversationId))
  return v.is(messageDraft, draft) ? draft : undefined
}

/** The number of messages that a shopper has begun and not sent. */
export async function countMessageDrafts(shopper: string): Promise<number> {
  const keys = (await store.keys()).filter((key) => key.startsWith(`${shopper} `) && key.split(' ').length === 2)
  const drafts = (await store.readMany(keys)).filter((one) => v.is(messageDraft, one))
  // An emptied message leaves its draft.
  return drafts.filter(({ text, pictures }) => text.trim() !== '' || pictures.length > 0).length
}

/** Removes a draft. Its pictures stay, because a pending message may have them (`removeMessagePictures`). */
export const removeMessageDraft = (shopper: string, conversationId: string): Promise<void> =>
  store.remove(draftKey(shopper, conversationId))

/**
 * Stores a picture, which the caller has made small enough to send. `full`: the phone has no room, so the picture is
 * not kept.
 */
export async function addMessagePicture(
  shopper: string,
  conversationId: string,
  picture: Blob,
): Promise<{ readonly ok: true; readonly id: string } | { readonly ok: false; readonly reason: 'full' }> {
  const id = crypto.randomUUID()
  ofNextMessage.add(id)
  const isStored = await store.writeMany([[pictureKey(shopper, conversationId, id), picture]])
  return isStored ? { ok: true, id } : { ok: false, reason: 'full' }
}

/** A stored picture of a draft or of a pending message; undefined if the phone does not have the picture. */
export async function readMessagePicture(
  shopper: string,
  conversationId: string,
  id: string,
): Promise<Blob | undefined> {
  const picture = await store.read(pictureKey(shopper, conversationId, id))
  return picture instanceof Blob ? picture : undefined
}

/** The records of a picture for its upload. The picture itself stays until the server has the message, to be shown. */
export const storedMessagePicture = (shopper: string, conversationId: string, id: string): StoredPicture => ({
  read: () => readMessagePicture(shopper, conversationId, id),
  readUpload: async () => {
    const state = await store.read(uploadKey(shopper, conversationId, id))
    return v.is(uploadState, state) ? state : undefined
  },
  writeUpload: (state) => store.write(uploadKey(shopper, conversationId, id), state),
  removeUploaded: async () => undefined,
})

/** Notes that a message has these pictures, which now stay as long as the message needs them. */
export function handOverPictures(pictures: readonly OutgoingPicture[]): void {
  for (const one of pictures) if ('id' in one) ofNextMessage.delete(one.id)
}

/** Removes a picture from the phone that the shopper removed from a draft. */
export async function removeDraftPicture(shopper: string, conversationId: string, id: string): Promise<void> {
  ofNextMessage.delete(id)
  await store.removeMany([pictureKey(shopper, conversationId, id), uploadKey(shopper, conversationId, id)])
}

/** Removes a picture whose message the server has. */
export const removeSentPicture = (shopper: string, conversationId: string, id: string): Promise<void> =>
  store.remove(pictureKey(shopper, conversationId, id))

/**
 * Removes the pictures of a conversation, and the addresses of uploaded ones, except those whose ids are in `kept` and
 * those of the message that this page is writing.
 */
export async function removeMessagePictures(
  shopper: string,
  conversationId: string,
  kept: ReadonlySet<string>,
): Promise<void> {
  const own = `${shopper} ${conversationId} `
  const keys = (await store.keys()).filter((key) => key.startsWith(own))
  const idOf = (key: string) => key.slice(own.length).split(' ')[0] ?? ''
  await store.removeMany(keys.filter((key) => !kept.has(idOf(key)) && !ofNextMessage.has(idOf(key))))
}

/** Removes all drafts and pictures of a shopper from this phone. */
export async function forgetMessages(shopper: string): Promise<void> {
  await store.removeMany((await store.keys()).filter((key) => key.startsWith(`${shopper} `)))
}
