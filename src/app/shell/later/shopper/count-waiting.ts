import type { ReactNode } from 'react'
import { isOnItsWay, usePendingChanges } from '#features/pending-changes/index.ts'

/** The number of pending changes, and whether all are saved on the server; a refused change does not count as saved. */
export type Waiting = { readonly number: number; readonly isAllSaved: boolean }

/** Counts pending changes as the list in the profile does; renders the result of `children`. */
export function CountWaiting({ children }: { children: (waiting: Waiting) => ReactNode }): ReactNode {
  const changes = usePendingChanges()
  return children({ number: changes?.filter(isOnItsWay).length ?? 0, isAllSaved: changes?.length === 0 })
}
