import type { ReactNode } from 'react'
import { isOnItsWay, useWaitingActs } from '#features/waiting/index.ts'

/** How much of what was done here the shop is still to hear of, and whether nothing is left of it; what the shop refused is not called saved. */
export type Waiting = { readonly number: number; readonly isAllSaved: boolean }

/** Counts what waits as the profile's list of it does; draws what `children` make of it. */
export function CountWaiting({ children }: { children: (waiting: Waiting) => ReactNode }): ReactNode {
  const acts = useWaitingActs()
  return children({ number: acts?.filter(isOnItsWay).length ?? 0, isAllSaved: acts?.length === 0 })
}
