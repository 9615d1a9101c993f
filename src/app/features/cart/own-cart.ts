import { replaceEqualDeep } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useMarket } from '#device/market.ts'
import { type CachedCart, readOutboxCart, watchCarts } from '#offline/domains/cart/cached-cart.ts'
import type { CartCommand } from '#offline/domains/cart/command.ts'
import { type FoldedCart, foldCart } from '#offline/domains/cart/fold.ts'
import { useOwnRecords } from '#session/use-own-records.ts'

export type OwnCart = {
  /** Id of the cart's owner; empty for a guest. */
  readonly userId: string
  /** The last cart received from the server; null if none was received, which is always so for a guest. */
  readonly cached: CachedCart | null
  readonly commands: readonly CartCommand[]
  /** The received cart with all pending changes applied. */
  readonly folded: FoldedCart
}

/**
 * Reads a shopper's cart of a region from the phone (an empty `userId` is the guest). After a login, the guest's
 * commands count as the shopper's until they are sent.
 */
export async function readOwnCart(userId: string, regionId: number): Promise<Omit<OwnCart, 'folded'>> {
  // In one read: between two of them, the guest's commands may become the shopper's.
  return { userId, ...(await readOutboxCart(userId, regionId, [userId, ''])) }
}

/**
 * The cart of the shopper or guest in this region, kept up to date with other tabs and the worker; null while it is
 * read.
 */
export function useOwnCart(): OwnCart | null {
  const { regionId } = useMarket()
  const readHere = useCallback(
    async (userId: string) => ({ ...(await readOwnCart(userId, regionId)), regionId }),
    [regionId],
  )
  const read = useOwnRecords(readHere, watchCarts)
  const before = useRef<FoldedCart | null>(null)
  const own = useMemo(() => {
    if (read?.regionId !== regionId) return null
    // An unchanged line stays the same object, so that of two hundred lines only the changed one re-renders.
    return { ...read, folded: replaceEqualDeep(before.current, foldCart(read.cached?.cart ?? null, read.commands)) }
  }, [read, regionId])
  useEffect(() => void (before.current = own?.folded ?? null), [own])
  return own
}
