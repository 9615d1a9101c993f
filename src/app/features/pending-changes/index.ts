/** The public interface of the feature: the list of pending changes, their number, and those that a logout would lose. */
export { cartChanges } from './cart-changes.ts'
export { fetchPendingSheet, LazyPendingSheet } from './lazy-pending-sheet.ts'
export { isOnItsWay } from './pending-changes.ts'
export { PendingRow } from './pending-row.tsx'
export { countUnsent, type Unsent, UnsentSentence } from './unsent-sentences.tsx'
export { usePendingChanges } from './use-pending-changes.ts'
