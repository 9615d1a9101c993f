import type { PushSettings } from '#contract/push/push-settings.ts'
import { openStore } from './stores.ts'

/**
 * The push subscription of this device, which the page writes and the worker reads. `subscriptionId` is absent until
 * the shop has answered, and `endpoint` is the browser's address that the shop knows. `isSent` is false while the shop
 * does not know these settings.
 */
export type PushDevice = {
  readonly subscriptionId?: string
  readonly endpoint?: string
  readonly settings: PushSettings
  readonly isSent: boolean
}

const store = openStore<PushDevice>('settings')
const key = 'push'

/** Reads this device's subscription; undefined where the device never subscribed. */
export const readPushDevice = (): Promise<PushDevice | undefined> => store.read(key)

/** Stores this device's subscription; undefined removes the record. */
export async function savePushDevice(device: PushDevice | undefined): Promise<void> {
  if (device) await store.write(key, device)
  else await store.remove(key)
}
