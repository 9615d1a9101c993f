/** Public interface of group buys; all parts load their code when they are needed. */
export { GroupStrip, OrderTeam, RunningGroups } from './lazy-parts.tsx'
