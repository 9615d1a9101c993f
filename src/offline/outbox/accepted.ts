import * as v from 'valibot'
import type { Store } from '#offline/stores.ts'

/** A change that the server accepted at `sentAt`, in ms by the server's clock. */
type Accepted = { readonly sentAt?: number | undefined }

/** The time, in ms, for which a cached answer may lack an accepted change. */
export const acceptedLifetime = 7 * 86_400_000

/** The keys of an owner's accepted changes, which begin with the owner's `userId`. */
const keysOf = async (store: Store<unknown>, shopper: string): Promise<string[]> =>
  (await store.keys()).filter((key) => key.startsWith(`${shopper} `))

/** A shopper's accepted changes. Records that do not match the schema `shape` are left out. */
export async function readAccepted<One>(
  store: Store<One>,
  shape: v.GenericSchema<unknown, One>,
  shopper: string,
): Promise<One[]> {
  const records = await store.readMany(await keysOf(store, shopper))
  return records.flatMap((record) => {
    const read = v.safeParse(shape, record)
    return read.success ? [read.output] : []
  })
}

/** Removes all accepted changes of a shopper from this phone. */
export const forgetAccepted = async (store: Store<unknown>, shopper: string): Promise<void> =>
  store.removeMany(await keysOf(store, shopper))

/**
 * Removes a shopper's accepted changes that every cached answer contains by now; `at` is the server's time in ms.
 */
export async function dropOldAccepted<One extends Accepted>(
  store: Store<One>,
  shopper: string,
  at: number,
): Promise<void> {
  const keys = await keysOf(store, shopper)
  const accepted = await store.readMany(keys)
  await store.removeMany(keys.filter((_, index) => (accepted[index]?.sentAt ?? at) < at - acceptedLifetime))
}
