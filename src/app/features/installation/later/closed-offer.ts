import { Store } from '@tanstack/react-store'
import { readLocal, writeLocal } from '#device/device-choices.ts'
import { localKeys } from '#offline/storage-keys.ts'

/** Whether the offer of an installation was ever closed on this device (docs/product.md#installation). */
export const isOfferClosed = new Store(readLocal(localKeys.installClosed) !== null)

/** Stores that the shopper closed the offer, so that the banner never returns. */
export function closeOffer(): void {
  if (readLocal(localKeys.installClosed) === null) writeLocal(localKeys.installClosed, 'closed')
  isOfferClosed.setState(() => true)
}
