import { openStore } from '#offline/stores.ts'

/** The places that ask for notifications; a refusal applies to one place (docs/product.md#push-permission). */
export const pushPlaces = ['order', 'stock'] as const
export type PushPlace = (typeof pushPlaces)[number]

const store = openStore<readonly PushPlace[]>('settings')
const key = 'push-refusals'

/** The places at which the shopper refused notifications on this device. */
export const readRefusals = async (): Promise<readonly PushPlace[]> => (await store.read(key)) ?? []

/** Records a refusal, so that this place never asks again. */
export const saveRefusal = async (place: PushPlace): Promise<void> =>
  void (await store.change(key, (places = []) => [...new Set([...places, place])]))
