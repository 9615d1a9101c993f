import type { QueryClient } from '@tanstack/react-query'
import { countFavourites, favouriteProductIds, favouriteProducts, favouriteShopIds, favouriteShops } from '../../contract/account/favourite.ts'
import { sendFavourites } from '../../offline/send-favourites.ts'
import { apiBase } from './answer.ts'
import { connectionNow, onConnection } from './connection.ts'
import { shopperNow } from './shopper.ts'
import { watchForLoss } from './shopper-session.ts'

const changed = [favouriteProductIds.path, favouriteShopIds.path, favouriteProducts.path, favouriteShops.path, countFavourites.path]
const firstPause = 5_000
const longestPause = 300_000

let client: QueryClient | null = null
/** Told of what the shop will not keep: the name of a product or a shop. */
let tellRefused: (name: string) => void = () => {}
let pause = firstPause
let timer: ReturnType<typeof setTimeout> | undefined
let isSending = false
let isAskedAgain = false

/** Sends what waits whenever it may get through: now, when the network or the page comes back, and in growing pauses. */
export function startFavourites(queryClient: QueryClient, onRefused: (name: string) => void): void {
  if (client) return
  client = queryClient
  tellRefused = onRefused
  addEventListener('online', replayFavourites)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && replayFavourites())
  onConnection(() => connectionNow() === 'online' && replayFavourites())
  replayFavourites()
}

/** Sends what waits now; nothing happens for a guest. */
export function replayFavourites(): void {
  isAskedAgain = true
  if (!isSending) void replay()
}

async function replay(): Promise<void> {
  isSending = true
  while (isAskedAgain) {
    isAskedAgain = false
    const userId = shopperNow()?.userId
    if (userId) await replayOf(userId)
  }
  isSending = false
}

async function replayOf(userId: string): Promise<void> {
  clearTimeout(timer)
  await watchForLoss()
  const { sent, refused, isLeft } = await sendFavourites({ userId, base: apiBase })
  for (const { wish } of refused) tellRefused(wish.product?.prodName ?? wish.shop?.shopName ?? '')
  if (sent + refused.length > 0) for (const path of changed) void client?.invalidateQueries({ queryKey: [path] })
  pause = isLeft ? Math.min(pause * 2, longestPause) : firstPause
  // Not all phones at the same moment.
  if (isLeft) timer = setTimeout(replayFavourites, pause * (0.5 + Math.random()))
}
