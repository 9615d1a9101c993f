import { Plural } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { readOutbox } from '#offline/outbox/outbox.ts'
import type { ShownDomain } from './pending-change.ts'
import { countPending } from './pending-changes.ts'

/** Says how many changes of a domain a logout would lose. */
const sentences: Readonly<Record<ShownDomain, (properties: { count: number }) => ReactNode>> = {
  favourites: ({ count }) => (
    <Plural
      value={count}
      one="# change to your favourites hasn't synced yet and will be lost if you log out."
      other="# changes to your favourites haven't synced yet and will be lost if you log out."
    />
  ),
  footprint: ({ count }) => (
    <Plural
      value={count}
      one="# change to your footprint hasn't synced yet and will be lost if you log out."
      other="# changes to your footprint haven't synced yet and will be lost if you log out."
    />
  ),
  votes: ({ count }) => (
    <Plural
      value={count}
      one="# vote on a review hasn't synced yet and will be lost if you log out."
      other="# votes on reviews haven't synced yet and will be lost if you log out."
    />
  ),
  vouchers: ({ count }) => (
    <Plural
      value={count}
      one="# voucher hasn't been collected yet and will be lost if you log out."
      other="# vouchers haven't been collected yet and will be lost if you log out."
    />
  ),
  'grocery-lists': ({ count }) => (
    <Plural
      value={count}
      one="# change to your grocery lists hasn't synced yet and will be lost if you log out."
      other="# changes to your grocery lists haven't synced yet and will be lost if you log out."
    />
  ),
  'shared-lists': ({ count }) => (
    <Plural
      value={count}
      one="# change to a shared list hasn't synced yet and will be lost if you log out."
      other="# changes to shared lists haven't synced yet and will be lost if you log out."
    />
  ),
  messages: ({ count }) => (
    <Plural
      value={count}
      one="# message hasn't been sent yet and will be lost if you log out."
      other="# messages haven't been sent yet and will be lost if you log out."
    />
  ),
  reviews: ({ count }) => (
    <Plural
      value={count}
      one="# review or report hasn't synced yet and will be lost if you log out."
      other="# reviews or reports haven't synced yet and will be lost if you log out."
    />
  ),
  offers: ({ count }) => (
    <Plural
      value={count}
      one="# listing hasn't synced yet and will be lost if you log out."
      other="# listings haven't synced yet and will be lost if you log out."
    />
  ),
  contact: ({ count }) => (
    <Plural
      value={count}
      one="# message to us hasn't been sent yet and will be lost if you log out."
      other="# messages to us haven't been sent yet and will be lost if you log out."
    />
  ),
  cart: ({ count }) => (
    <Plural
      value={count}
      one="# change to your cart hasn't synced yet and will be lost if you log out."
      other="# changes to your cart haven't synced yet and will be lost if you log out."
    />
  ),
}

/** A number of changes of one domain that the server does not have yet; at least 1. */
export type Unsent = { readonly domain: ShownDomain; readonly count: number }

/**
 * Counts the changes that a logout would lose (docs/product.md#logout): the shopper's pending changes on this device,
 * and changes made as a guest that were not merged into the account yet.
 */
export async function countUnsent(userId: string): Promise<Unsent[]> {
  const counts = countPending(await readOutbox([userId, '']))
  return counts.flatMap(([domain, count]) => (count > 0 ? [{ domain, count }] : []))
}

/** The sentence of the logout's question about one domain. */
export function UnsentSentence({ domain, count }: Unsent): ReactNode {
  const Sentence = sentences[domain]
  return <Sentence count={count} />
}
