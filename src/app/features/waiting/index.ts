/** Public interface of the feature of pending changes. */
export { fetchWaitingSheet, LazyWaitingSheet } from './lazy-waiting-sheet.ts'
export { useWaitingActs } from './use-waiting-acts.ts'
export { cartActs, isOnItsWay } from './waiting-acts.ts'
export { WaitingRow } from './waiting-row.tsx'
