import type { Store } from '#offline/stores.ts'

/** A change that the server accepted at `sentAt`, in ms by the server's clock. */
type Accepted = { readonly sentAt?: number | undefined }

/** The time, in ms, for which a cached answer may lack an accepted change. */
export const acceptedLifetime = 7 * 86_400_000

/**
 * Removes a shopper's accepted changes that every cached answer contains by now. Keys begin with the owner's `userId`;
 * `at` is the server's time in ms.
 */
export async function dropOldAccepted<One extends Accepted>(
  store: Store<One>,
  shopper: string,
  at: number,
): Promise<void> {
  const keys = (await store.keys()).filter((key) => key.startsWith(`${shopper} `))
  const accepted = await store.readMany(keys)
  await store.removeMany(keys.filter((_, index) => (accepted[index]?.sentAt ?? at) < at - acceptedLifetime))
}
