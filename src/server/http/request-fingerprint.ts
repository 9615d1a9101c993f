import { createHash } from 'node:crypto'

/** The hash by which a repeated request is recognized, beside its key. */
export const requestFingerprint = (request: unknown): string =>
  createHash('sha256').update(JSON.stringify(request, withoutSecrets)).digest('base64url')

/** Secrets are left out of the hash: a hash that is stored for months must not let anyone find a secret by trying. */
const withoutSecrets = (name: string, value: unknown): unknown => (/password|^code$/i.test(name) ? undefined : value)
