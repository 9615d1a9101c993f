import { readFavourites } from '#offline/favourites.ts'
import { readFootprint } from '#offline/footprint.ts'
import { readCommands } from '#offline/outbox.ts'
import { isUnderWay } from '#offline/outbox-command.ts'
import { readRemovedLooks } from '#offline/removed-looks.ts'
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

const isWaiting = ({ sentAt }: { readonly sentAt?: number | undefined }) => sentAt === undefined

/**
 * Counts unsent data (docs/product.md#logout): the shopper's pending changes on this device, and changes made as a
 * guest that were not merged into the account yet.
 */
export async function countUnsent(userId: string): Promise<Unsent> {
  const [drafts, hearts, guestsHearts] = await Promise.all([countDrafts(), readFavourites(userId), readFavourites('')])
  const [removed, looks, guestsLooks] = await Promise.all([
    readRemovedLooks(userId),
    readFootprint(userId),
    readFootprint(),
  ])
  const [changes, guestsChanges] = await Promise.all([readCommands(userId, 'cart'), readCommands('', 'cart')])
  return {
    drafts,
    hearts: hearts.filter(isWaiting).length + guestsHearts.filter(({ isKept }) => isKept).length,
    looks: removed.filter(isWaiting).length + looks.filter(({ isSent }) => !isSent).length + guestsLooks.length,
    changes: [...changes, ...guestsChanges].filter(isUnderWay).length,
  }
}
