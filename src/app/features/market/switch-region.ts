import { saveMarket } from '#device/device-choices.ts'
import type { Market } from '#device/market.ts'
import { keepPreference } from '#session/sync-preferences.ts'

/** Changes the region of this device and of the shopper's account, and reloads the page (docs/product.md#regions). */
export async function switchRegion(market: Market): Promise<void> {
  saveMarket(market)
  // The change is queued here and sent to the account after the reload.
  await keepPreference({ regionId: market.regionId })
  location.reload()
}
