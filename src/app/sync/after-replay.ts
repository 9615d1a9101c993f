import type { QueryClient } from '@tanstack/react-query'
import {
  countFavourites,
  favouriteProductIds,
  favouriteProducts,
  favouriteShopIds,
  favouriteShops,
} from '#contract/account/favourite.ts'
import { footprintPage } from '#contract/account/footprint.ts'
import { favouritesDomain } from '#offline/domains/favourites.ts'
import { footprintDomain } from '#offline/domains/footprint.ts'
import { dropCommand, readCommands } from '#offline/outbox.ts'
import type { ReplayReport } from '#offline/replay.ts'

/** The queries that a domain's commands change. */
const changedBy: Readonly<Record<string, readonly string[]>> = {
  [favouritesDomain.name]: [
    favouriteProductIds.path,
    favouriteShopIds.path,
    favouriteProducts.path,
    favouriteShops.path,
    countFavourites.path,
  ],
  [footprintDomain.name]: [footprintPage.path],
}

/**
 * Refetches the changed lists, and reports refused favourites: `onRefused` receives the name of the product or shop,
 * once.
 */
export const afterReplay =
  (client: QueryClient, onRefused: (name: string) => void) =>
  async ({ changed }: ReplayReport, shopper: string): Promise<void> => {
    for (const domain of changed)
      for (const path of changedBy[domain] ?? []) void client.invalidateQueries({ queryKey: [path] })
    // Only the tab that removes the command reports the refusal.
    for (const { id, state, seen } of await readCommands(favouritesDomain, shopper))
      if (state === 'refused' && (await dropCommand(id)))
        onRefused(seen?.product?.prodName ?? seen?.shop?.shopName ?? '')
  }
