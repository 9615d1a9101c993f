import type { QueryClient } from '@tanstack/react-query'
import { apiBase } from '#cache/answer.ts'
import {
  countFavourites,
  favouriteProductIds,
  favouriteProducts,
  favouriteShopIds,
  favouriteShops,
} from '#contract/account/favourite.ts'
import { sendFavourites } from '#offline/send-favourites.ts'
import { shopperNow } from '#session/shopper.ts'
import { watchForLoss } from '#session/shopper-session.ts'
import { type Left, sendWhenPossible } from './send-when-possible.ts'

const changed = [
  favouriteProductIds.path,
  favouriteShopIds.path,
  favouriteProducts.path,
  favouriteShops.path,
  countFavourites.path,
]

let client: QueryClient | null = null
/** Called with the name of a product or shop that the server refused to save. */
let tellRefused: (name: string) => void = () => {}

const sending = sendWhenPossible(async (): Promise<Left> => {
  const userId = shopperNow()?.userId
  return userId ? send(userId) : { isLeft: false }
})

/** Sends pending favourites whenever the connection may allow it. */
export function startFavourites(queryClient: QueryClient, onRefused: (name: string) => void): void {
  if (client) return
  client = queryClient
  tellRefused = onRefused
  sending.start()
}

/** Sends pending favourites now; does nothing for a guest. */
export const replayFavourites = (): void => void sending.ask()

async function send(userId: string): Promise<Left> {
  await watchForLoss()
  const { sent, refused, isLeft } = await sendFavourites({ userId, base: apiBase })
  for (const { wish } of refused) tellRefused(wish.product?.prodName ?? wish.shop?.shopName ?? '')
  if (sent + refused.length > 0) for (const path of changed) void client?.invalidateQueries({ queryKey: [path] })
  return { isLeft }
}
