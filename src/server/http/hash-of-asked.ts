import { createHash } from 'node:crypto'

/** By what a request that comes back is known to be the same, beside its key. */
export const hashOfAsked = (asked: unknown): string =>
  createHash('sha256').update(JSON.stringify(asked, withoutSecrets)).digest('base64url')

/** What nobody may find by trying belongs into no hash that is kept for months. */
const withoutSecrets = (name: string, value: unknown): unknown => (/password|^code$/i.test(name) ? undefined : value)
