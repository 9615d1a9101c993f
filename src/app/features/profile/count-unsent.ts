import { isUnderWay } from '#offline/command.ts'
import { cartDomain } from '#offline/domains/cart.ts'
import { favouritesDomain } from '#offline/domains/favourites.ts'
import { footprintDomain } from '#offline/domains/footprint.ts'
import { readOutbox } from '#offline/outbox.ts'
import { countDrafts } from '#session/drafts.ts'

/**
 * The data that a logout would lose: started forms, and changes of favourites, footprint and cart that were not sent to
 * the server.
 */
export type Unsent = {
  readonly drafts: number
  readonly hearts: number
  readonly looks: number
  readonly changes: number
}

/**
 * Counts unsent data (docs/product.md#logout): the shopper's pending changes on this device, and changes made as a
 * guest that were not merged into the account yet.
 */
export async function countUnsent(userId: string): Promise<Unsent> {
  const [drafts, commandsOf] = await Promise.all([countDrafts(), readOutbox([userId, ''])])
  const hearts = commandsOf(favouritesDomain).filter(({ shopper, input }) => shopper !== '' || input.isKept)
  return {
    drafts,
    hearts: hearts.filter(isUnderWay).length,
    looks: commandsOf(footprintDomain).filter(isUnderWay).length,
    changes: commandsOf(cartDomain).filter(isUnderWay).length,
  }
}
