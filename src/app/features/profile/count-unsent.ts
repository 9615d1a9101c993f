import { readFavourites } from '#offline/favourites.ts'
import { readFootprint } from '#offline/footprint.ts'
import { readCommands } from '#offline/outbox.ts'
import { isUnderWay } from '#offline/outbox-command.ts'
import { readRemovedLooks } from '#offline/removed-looks.ts'
import { countDrafts } from '#session/drafts.ts'

/** What a chosen logout would lose: forms begun, and changes of favourites, footprint and cart that the shop does not know. */
export type Unsent = {
  readonly drafts: number
  readonly hearts: number
  readonly looks: number
  readonly changes: number
}

const isWaiting = ({ sentAt }: { readonly sentAt?: number | undefined }) => sentAt === undefined

/**
 * Counts it (docs/product.md#profile): what the shopper did on this phone, and what they did as a guest that their
 * account does not have yet.
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
