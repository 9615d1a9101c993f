import { openStore } from '#offline/stores.ts'
import { shopperNow } from './shopper.ts'

const store = openStore<unknown>('drafts')

/** The key of a form's draft, separate for each shopper and for guests. */
const keyOf = (form: string) => `${shopperNow()?.userId ?? ''} ${form}`
const keysOf = async (userId: string) => (await store.keys()).filter((key) => key.startsWith(`${userId} `))

/**
 * Stores the values entered in a form (never a password or a code), so that a lost session or a closed app loses
 * nothing. The draft is available to its owner alone, until the form is sent or the shopper logs out by choice
 * (docs/product.md#sessions).
 */
export const saveDraft = async (form: string, values: unknown): Promise<void> =>
  void (await store.write(keyOf(form), values))

/**
 * This shopper's draft of a form; undefined where none exists. Callers must validate the draft before filling a form,
 * because an older build may have written it.
 */
export const readDraft = (form: string): Promise<unknown> => store.read(keyOf(form))

/** Deletes a draft, after the form was sent or the draft discarded. */
export const dropDraft = (form: string): Promise<void> => store.remove(keyOf(form))

/** The number of forms that a shopper has begun and not sent. */
export const countDrafts = async (userId: string): Promise<number> => (await keysOf(userId)).length

/** Deletes all drafts of a shopper. */
export const forgetDrafts = async (userId: string): Promise<void> => store.removeMany(await keysOf(userId))
