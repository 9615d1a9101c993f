import { openStore } from '#offline/stores.ts'
import type { OutgoingPicture, StoredPicture } from '#offline/upload/outgoing-picture.ts'
import { storedPictures } from '#offline/upload/stored-pictures.ts'

/** Drafts (message-drafts.ts), pictures, and the states of their uploads. */
export const messageRecords = openStore<unknown>('messages')

const pictures = storedPictures(messageRecords)

/**
 * Pictures that this page has stored and no message has yet. The stored draft may not name such a picture: while one
 * message is being stored, the shopper chooses the pictures of the next.
 */
const ofNextMessage = new Set<string>()

/** The pictures of messages, by their conversations. */
export const messagePictures = {
  ...pictures,
  add: (shopper: string, conversationId: string, picture: Blob) => {
    const id = crypto.randomUUID()
    ofNextMessage.add(id)
    return pictures.add(shopper, conversationId, picture, id)
  },
  /** Removes a picture that the shopper removed from a draft. */
  remove: (shopper: string, conversationId: string, id: string): Promise<void> => {
    ofNextMessage.delete(id)
    return pictures.remove(shopper, conversationId, id)
  },
  /** Removes a conversation's pictures except `kept` and those of the message being written. */
  removeOthers: (shopper: string, conversationId: string, kept: readonly OutgoingPicture[]): Promise<void> =>
    pictures.removeOthers(shopper, conversationId, [...kept, ...[...ofNextMessage].map((id) => ({ id }))]),
  /** The records of a picture for its upload. The picture itself stays until the server has the message, to be shown. */
  forUpload: (shopper: string, conversationId: string, id: string): StoredPicture => ({
    ...pictures.forUpload(shopper, conversationId, id),
    removeUploaded: async () => undefined,
  }),
  /** Removes a picture whose message the server has; the address stays. */
  removeSent: (shopper: string, conversationId: string, id: string): Promise<void> =>
    pictures.forUpload(shopper, conversationId, id).removeUploaded(),
  /** Notes that a message has these pictures, which now stay as long as the message needs them. */
  handOver: (sent: readonly OutgoingPicture[]): void => {
    for (const one of sent) if ('id' in one) ofNextMessage.delete(one.id)
  },
}
