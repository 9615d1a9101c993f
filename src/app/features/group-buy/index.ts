/** Public interface of group buys; all parts load their code when they are needed. */
export { GroupStrip, OrderTeam } from './lazy-parts.tsx'
