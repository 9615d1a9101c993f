/** The public interface of the feature: the list of pending changes and their number. */
export { fetchPendingSheet, LazyPendingSheet } from './lazy-pending-sheet.ts'
export { cartChanges, isOnItsWay } from './pending-changes.ts'
export { PendingRow } from './pending-row.tsx'
export { usePendingChanges } from './use-pending-changes.ts'
