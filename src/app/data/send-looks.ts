import type { QueryClient } from '@tanstack/react-query'
import { footprintPage } from '../../contract/account/footprint.ts'
import type { ProductCard } from '../../contract/product.ts'
import { ownTimeZone } from '../../offline/call.ts'
import { recordFootprint } from '../../offline/footprint.ts'
import { sendFootprint } from '../../offline/send-footprint.ts'
import { apiBase } from './answer.ts'
import { shopperNow } from './shopper.ts'
import { watchForLoss } from './shopper-session.ts'

let client: QueryClient | null = null

/** Tells the account of who is signed in what was opened: now, and when the network or the page comes back. */
export function startFootprint(queryClient: QueryClient): void {
  if (client) return
  client = queryClient
  addEventListener('online', () => void sendLooks())
  document.addEventListener('visibilitychange', () => void (document.visibilityState === 'visible' && sendLooks()))
  void sendLooks()
}

/** Writes down that a product was opened now, and tells the account of who is signed in. */
export async function recordLook(product: ProductCard, regionId: number, at: number): Promise<void> {
  await recordFootprint(product, regionId, at, ownTimeZone(), shopperNow()?.userId)
  await sendLooks()
}

/** Sends what the account does not know; nothing happens for a guest. */
export async function sendLooks(): Promise<void> {
  const userId = shopperNow()?.userId
  if (!userId) return
  await watchForLoss()
  if (await sendFootprint({ userId, base: apiBase })) void client?.invalidateQueries({ queryKey: [footprintPage.path] })
}
