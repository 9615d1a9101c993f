/**
 * The public interface of endless lists. Not in the first load: home loads this feature for the content below the fold.
 */
export { EndlessEnd } from './endless-end.tsx'
export { EndlessGrid } from './endless-grid.tsx'
export { OffscreenCell } from './offscreen-cell.tsx'
export { type EndlessList, type EndlessState, useEndlessList } from './use-endless-list.ts'
