import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { createLocalJWKSet, SignJWT } from 'jose'
import type { Issuer, Provider } from './issuer.ts'

/**
 * The mall's own issuer, which follows the protocol of Google and Facebook with its own keys, for trying the mall out.
 */
export type Sandbox = {
  issuerFor(provider: Provider): Issuer
  /** Signs an ID token for the stated person. */
  tokenFor(provider: Provider, person: { mail: string; name: string; nonce: string | undefined }): Promise<string>
}

const clientId = 'sandbox'
const tenMinutes = 600

/** Creates keys for the lifetime of this process. Never in production (openIssuers). */
export function openSandbox(publicUrl: string, clock: () => number): Sandbox {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const kid = randomUUID()
  const keyOf = createLocalJWKSet({ keys: [{ ...publicKey.export({ format: 'jwk' }), kty: 'EC', kid }] })
  const nameOf = (provider: Provider) => `${publicUrl}/sandbox/${provider}`
  return {
    issuerFor: (provider) => ({
      clientId,
      names: [nameOf(provider)],
      authorizeUrl: `/sandbox/${provider}/authorize`,
      isSandbox: true,
      keyOf,
    }),
    tokenFor(provider, { mail, name, nonce }) {
      const now = Math.floor(clock() / 1000)
      const claims = {
        iss: nameOf(provider),
        aud: clientId,
        sub: `sandbox-${mail}`,
        iat: now,
        exp: now + tenMinutes,
        jti: randomUUID(),
        email: mail,
        email_verified: true,
        name,
        ...(nonce ? { nonce } : {}),
      }
      return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid }).sign(privateKey)
    },
  }
}
