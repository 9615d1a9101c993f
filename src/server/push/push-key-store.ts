import webPush from 'web-push'
import type { Tables } from '../database/database.ts'

/** The pair of VAPID keys with which the mall proves to push services that a message is its own; base64url. */
export type PushKeys = { readonly publicKey: string; readonly privateKey: string }

/**
 * Reads the mall's keys, which are made once and never change: a browser's subscription is bound to the public key. Of
 * two processes that make keys at the same time, both use the pair that was stored first.
 */
export async function readPushKeys(tables: Tables): Promise<PushKeys> {
  const stored = await storedKeys(tables)
  if (stored) return stored
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  await tables
    .insertInto('push_key')
    .values({ key_id: 1, public_key: publicKey, private_key: privateKey })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await storedKeys(tables)) ?? { publicKey, privateKey }
}

const storedKeys = (tables: Tables): Promise<PushKeys | undefined> =>
  tables.selectFrom('push_key').select(['public_key as publicKey', 'private_key as privateKey']).executeTakeFirst()
