/** Lists that go on as they are scrolled. Not in the first load: home brings them in below the fold. */
export { EndlessEnd } from './endless-end.tsx'
export { EndlessGrid } from './endless-grid.tsx'
export { FarCell } from './far-cell.tsx'
export { type EndlessList, type EndlessState, useEndlessList } from './use-endless-list.ts'
