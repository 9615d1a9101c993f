import { openStore } from '#offline/stores.ts'

/** Earlier builds stored a list of places that were refused; any record counts as a refusal. */
const store = openStore<true | readonly string[]>('settings')
const key = 'push-refusals'

/** Whether the shopper has refused notifications on this device, at any place (docs/product.md#push-permission). */
export const readRefusal = async (): Promise<boolean> => (await store.read(key)) !== undefined

/** Records a refusal, so that no place asks again. */
export const saveRefusal = async (): Promise<void> => void (await store.change(key, () => true))
