import { isUnderWay } from '#offline/command.ts'
import { cartDomain } from '#offline/domains/cart.ts'
import { favouritesDomain } from '#offline/domains/favourites.ts'
import { footprintDomain } from '#offline/domains/footprint.ts'
import { readOutbox } from '#offline/outbox.ts'
import { countDrafts } from '#session/drafts.ts'

/** What a chosen logout would lose: forms begun, and changes of favourites, footprint and cart that the shop does not know. */
export type Unsent = {
  readonly drafts: number
  readonly hearts: number
  readonly looks: number
  readonly changes: number
}

/** Counts what the shopper did on this phone, and what they did as a guest that their account does not have yet (docs/product.md#sessions). */
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
