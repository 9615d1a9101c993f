import { replaceEqualDeep } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { usePlace } from '#device/place.ts'
import type { CartCommand } from '#offline/domains/cart/command.ts'
import { type FoldedCart, foldCart } from '#offline/domains/cart/fold.ts'
import { type KeptCart, readOutboxCart } from '#offline/domains/cart/kept-cart.ts'
import { watchOutbox } from '#offline/outbox-watch.ts'
import { useShopper } from '#session/shopper.ts'

export type OwnCart = {
  /** Whose it is; empty for a guest. */
  readonly userId: string
  /** What the shop said last; null where it never did, as of a guest. */
  readonly kept: KeptCart | null
  readonly commands: readonly CartCommand[]
  /** With everything that waits done to it. */
  readonly folded: FoldedCart
}

/** Reads a shopper's cart of a region (an empty `userId` is the guest). After a login, the guest's commands count as the shopper's until they are sent. */
export async function readOwnCart(userId: string, regionId: number): Promise<Omit<OwnCart, 'folded'>> {
  const { kept, commands } = await readOutboxCart(userId, regionId)
  const guests = userId === '' ? [] : (await readOutboxCart('', regionId)).commands
  return { userId, kept, commands: [...commands, ...guests].sort((a, b) => a.order - b.order) }
}

/** This person's cart of this region on this phone, followed through all tabs and the worker; null while it is read. */
export function useOwnCart(): OwnCart | null {
  const userId = useShopper()?.userId ?? ''
  const { regionId } = usePlace()
  const [read, setRead] = useState<(Omit<OwnCart, 'folded'> & { regionId: number }) | null>(null)
  useEffect(() => {
    let isWanted = true
    let last = 0
    const look = async () => {
      const turn = (last += 1)
      const own = await readOwnCart(userId, regionId)
      // Of two readings the later one holds.
      if (isWanted && turn === last) setRead({ ...own, regionId })
    }
    const lookAgain = () => document.visibilityState === 'visible' && void look()
    void look()
    const stop = watchOutbox(() => void look())
    document.addEventListener('visibilitychange', lookAgain)
    return () => {
      isWanted = false
      stop()
      document.removeEventListener('visibilitychange', lookAgain)
    }
  }, [userId, regionId])
  const before = useRef<FoldedCart | null>(null)
  const own = useMemo(() => {
    if (read?.userId !== userId || read.regionId !== regionId) return null
    // A line that is as it was stays the same object, so that of two hundred only the changed one is drawn again.
    return { ...read, folded: replaceEqualDeep(before.current, foldCart(read.kept?.cart ?? null, read.commands)) }
  }, [read, userId, regionId])
  useEffect(() => void (before.current = own?.folded ?? null), [own])
  return own
}
