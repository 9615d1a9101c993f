import { sendOnAnyConnection } from '#offline/outbox/outbox.ts'
import { replayOutbox } from '#sync/send-outbox.ts'

/** Uploads the pictures of a review that waits for a better connection, and sends the review. */
export async function uploadNow(id: string): Promise<void> {
  await sendOnAnyConnection([id])
  await replayOutbox()
}
