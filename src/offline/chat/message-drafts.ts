import * as v from 'valibot'
import { draftEntries, storedDrafts } from '#offline/upload/stored-drafts.ts'
import { messageRecords } from './message-pictures.ts'

const messageDraft = v.object({ ...draftEntries, conversationId: v.string(), text: v.string() })
/** A message that is being written: one for each shopper and conversation (docs/product.md#chat-send). */
export type MessageDraft = v.InferOutput<typeof messageDraft>

/** The drafts of messages, by their conversations. */
export const messageDrafts = storedDrafts(messageRecords, messageDraft, ({ conversationId }) => conversationId)

/** The number of messages that a shopper has begun and not sent; an emptied message leaves its draft. */
export const countMessageDrafts = async (shopper: string): Promise<number> =>
  (await messageDrafts.readAll(shopper)).filter(({ text, pictures }) => text.trim() !== '' || pictures.length > 0)
    .length
