import { reviewPictures } from '#offline/review/review-pictures.ts'
import { isWriting, type ReviewCommand } from './command.ts'

/** The longest wait of pictures for a better connection, in ms. */
const longestWait = 86_400_000

/**
 * The ids of the reviews that wait for a better connection: those with pictures that the server does not have, for at
 * most a day (decision 0061).
 */
export async function heldReviews(commands: readonly ReviewCommand[], now: number): Promise<ReadonlySet<string>> {
  const held = new Set<string>()
  for (const command of commands) {
    if (!isWriting(command) || now - command.at > longestWait) continue
    const { shopper, input } = command
    for (const picture of input.pictures) {
      const state = 'id' in picture ? await reviewPictures.readUpload(shopper, input.orderItemId, picture.id) : picture
      if (!state || !('address' in state)) held.add(command.id)
    }
  }
  return held
}
