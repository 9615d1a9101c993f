/** Public interface of group buys; all parts load their code when they are needed. */
export { teamPath } from './group-buy-paths.ts'
export { GroupStrip } from './lazy-group-strip.tsx'
export { OrderTeam, RunningGroups } from './lazy-parts.tsx'
