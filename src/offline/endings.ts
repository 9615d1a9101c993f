import * as v from 'valibot'
import { openStore } from './stores.ts'

/** Tokens of people who have logged out here while the shop could not be told; nothing else on this phone reads them. */
const store = openStore<string>('endings')

/** Writes down that a token is to be ended; gives back under which key. */
export async function keepEnding(token: string): Promise<string> {
  const key = crypto.randomUUID()
  await store.write(key, token)
  return key
}

/** The tokens that are to be ended, by their keys; one that does not read is empty. */
export async function readEndings(): Promise<readonly (readonly [string, string])[]> {
  const keys = await store.keys()
  const tokens = await store.readMany(keys)
  return keys.map((key, index) => [key, v.is(v.string(), tokens[index]) ? tokens[index] : ''])
}

/** The shop has answered. */
export const dropEnding = (key: string): Promise<void> => store.remove(key)
