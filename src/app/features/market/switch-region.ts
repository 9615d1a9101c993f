import { saveRegion } from '#device/device-choices.ts'
import { keepPreference } from '#session/sync-preferences.ts'

/**
 * Changes the region of this device and of the shopper's account, and reloads the page (docs/product.md#regions). This
 * page keeps its region until the reload.
 */
export async function switchRegion(regionId: number): Promise<void> {
  saveRegion(regionId)
  try {
    // The change is queued here and sent to the account after the reload.
    await keepPreference({ regionId })
  } finally {
    location.reload()
  }
}
