import * as v from 'valibot'
import type { Token } from '#contract/account/token.ts'
import { openStore } from './stores.ts'

const pair = v.object({ access_token: v.string(), refresh_token: v.string() })
/** The pair of somebody who has logged out here. */
export type Ending = v.InferOutput<typeof pair>
/** As it is kept; an older build kept the access token alone. Empty where a record does not read. */
const kept = v.fallback(
  v.union([
    pair,
    v.pipe(
      v.string(),
      v.transform((access_token) => ({ access_token, refresh_token: '' })),
    ),
  ]),
  { access_token: '', refresh_token: '' },
)

/** Sign-ins of people who have logged out here while the shop could not be told; nothing else on this phone reads them. */
const store = openStore<Ending>('endings')

/** Writes down that a sign-in is to be ended; gives back under which key. */
export async function keepEnding({ access_token, refresh_token }: Token): Promise<string> {
  const key = crypto.randomUUID()
  await store.write(key, { access_token, refresh_token })
  return key
}

/** The sign-ins that are to be ended, by their keys. */
export async function readEndings(): Promise<readonly (readonly [string, Ending])[]> {
  const keys = await store.keys()
  const records = await store.readMany(keys)
  return keys.map((key, index) => [key, v.parse(kept, records[index])])
}

/** The shop has answered. */
export const dropEnding = (key: string): Promise<void> => store.remove(key)
