import * as v from 'valibot'
import type { OutgoingPicture, StoredPicture } from '#offline/upload/outgoing-picture.ts'
import { draftEntries, openPictureDrafts } from '#offline/upload/picture-drafts.ts'

const messageDraft = v.object({ ...draftEntries, conversationId: v.string(), text: v.string() })
/** A message that is being written: one for each shopper and conversation (docs/product.md#chat-send). */
export type MessageDraft = v.InferOutput<typeof messageDraft>

const drafts = openPictureDrafts('messages', messageDraft, ({ conversationId }) => conversationId)

/**
 * Pictures that this page has stored and no message has yet. The stored draft may not name such a picture: while one
 * message is being stored, the shopper chooses the pictures of the next.
 */
const ofNextMessage = new Set<string>()

/** The drafts and pictures of messages, by their conversations. */
export const messageDrafts = {
  ...drafts,
  addPicture: (shopper: string, conversationId: string, picture: Blob) => {
    const id = crypto.randomUUID()
    ofNextMessage.add(id)
    return drafts.addPicture(shopper, conversationId, picture, id)
  },
  /** Removes a picture that the shopper removed from a draft. */
  removePicture: async (shopper: string, conversationId: string, id: string): Promise<void> => {
    ofNextMessage.delete(id)
    await drafts.removePicture(shopper, conversationId, id)
  },
  /** Removes a conversation's pictures except those with ids in `kept` and those of the message being written. */
  removePictures: (shopper: string, conversationId: string, kept: ReadonlySet<string>): Promise<void> =>
    drafts.removePictures(shopper, conversationId, new Set([...kept, ...ofNextMessage])),
  /** The records of a picture for its upload. The picture itself stays until the server has the message, to be shown. */
  storedPicture: (...given: Parameters<typeof drafts.storedPicture>): StoredPicture => ({
    ...drafts.storedPicture(...given),
    removeUploaded: async () => undefined,
  }),
}

/** Removes a picture whose message the server has. */
export const removeSentPicture = (shopper: string, conversationId: string, id: string): Promise<void> =>
  drafts.storedPicture(shopper, conversationId, id).removeUploaded()

/** The number of messages that a shopper has begun and not sent; an emptied message leaves its draft. */
export const countMessageDrafts = async (shopper: string): Promise<number> =>
  (await drafts.readAll(shopper)).filter(({ text, pictures }) => text.trim() !== '' || pictures.length > 0).length

/** Notes that a message has these pictures, which now stay as long as the message needs them. */
export function handOverPictures(pictures: readonly OutgoingPicture[]): void {
  for (const one of pictures) if ('id' in one) ofNextMessage.delete(one.id)
}
