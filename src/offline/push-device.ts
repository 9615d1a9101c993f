import type { PushSettings } from '#contract/push/push-settings.ts'
import { openStore } from './stores.ts'

/**
 * The notifications of this device, which the page writes and the worker reads. The record is the source of truth: the
 * page sends the choices until the server has accepted exactly them (decision 0077). `subscriptionId` is absent while
 * the server knows no subscription, and `endpoint` is the browser's address that the server knows. `isSent` is false
 * while the server does not know these settings. The worker subscribes with `publicKey` if the browser ends a
 * subscription.
 */
export type PushDevice = {
  /** Whether the shopper wants notifications on this device. */
  readonly isOn: boolean
  readonly subscriptionId?: string
  readonly endpoint?: string
  readonly publicKey?: string
  readonly settings: PushSettings
  readonly isSent: boolean
  /** The `userId` of the shopper whom the server knows as the device's; empty for a guest. */
  readonly owner?: string
  /** The favourites and list items of a guest, as the server knows them; see features/push/followed-prices.ts. */
  readonly followed?: string
}

const store = openStore<PushDevice>('settings')
const key = 'push'

/** Reads this device's record; undefined where notifications were never turned on. */
export const readPushDevice = (): Promise<PushDevice | undefined> => store.read(key)

/** Changes the record in one transaction, so that tabs and worker do not overwrite each other. */
export const changePushDevice = async (next: (now: PushDevice | undefined) => PushDevice | undefined): Promise<void> =>
  void (await store.change(key, next))
