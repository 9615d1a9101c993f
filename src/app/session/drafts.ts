import { openStore } from '#offline/stores.ts'
import { shopperNow } from './shopper.ts'

const store = openStore<unknown>('drafts')

/** A form's place among this person's drafts; a guest has one, too. */
const keyOf = (form: string) => `${shopperNow()?.userId ?? ''} ${form}`
const keysOf = async (userId: string) => (await store.keys()).filter((key) => key.startsWith(`${userId} `))

/**
 * Keeps what was entered in a form (never a password or a code), so that a lost session or a closed app loses nothing: it
 * is there for its owner alone, until it is sent or the person leaves by choice (docs/product.md#sessions).
 */
export const keepDraft = async (form: string, values: unknown): Promise<void> =>
  void (await store.write(keyOf(form), values))

/** What this person had entered; undefined where there is nothing. Check it before it fills a form: it may be an older build's. */
export const readDraft = (form: string): Promise<unknown> => store.read(keyOf(form))

/** The form was sent, or its draft thrown away. */
export const dropDraft = (form: string): Promise<void> => store.remove(keyOf(form))

/** How many forms this person has begun and not sent. */
export const countDrafts = async (): Promise<number> => (await keysOf(shopperNow()?.userId ?? '')).length

/** Throws away all that a person had begun. */
export const forgetDrafts = async (userId: string): Promise<void> => store.removeMany(await keysOf(userId))
