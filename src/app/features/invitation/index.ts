/** Public interface of the invitation feature. */

export { copyCode } from './copy-code.ts'
export { InvitationRow } from './invitation-row.tsx'
