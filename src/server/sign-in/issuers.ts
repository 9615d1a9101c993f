import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose'
import * as v from 'valibot'
import { fetchExternal } from '../http/fetch-external.ts'
import { memoize } from '../http/memoize.ts'
import { hasSandboxes, type Settings } from '../settings.ts'
import type { Issuer, Provider } from './issuer.ts'
import { openSandbox, type Sandbox } from './sandbox.ts'

/** The identity providers; null for a method that is not offered. `sandbox` is the mall's own, for trying out. */
export type Issuers = {
  readonly google: Issuer | null
  readonly facebook: Issuer | null
  readonly sandbox: Sandbox | null
}

const discovery = v.object({ jwks_uri: v.string() })
const hour = 3_600_000
/** Keys are cached for an hour, and fetched again for an unknown key id, at most once a minute. */
const keySetOptions = { timeoutDuration: 10_000, cacheMaxAge: hour, cooldownDuration: 60_000 }

/**
 * Google and Facebook by the settings' client ids. Without a client id the sandbox is used; where the sandboxes are off,
 * the method is off.
 */
export function openIssuers(settings: Settings, clock: () => number): Issuers {
  const isTrial = hasSandboxes(settings) && !(settings.GOOGLE_CLIENT_ID && settings.FACEBOOK_CLIENT_ID)
  const sandbox = isTrial ? openSandbox(settings.PUBLIC_URL ?? '', clock) : null
  const issuerFor = (provider: Provider, clientId: string | undefined, address: string, authorizeUrl: string) =>
    clientId ? outsideIssuer(clientId, address, authorizeUrl, clock) : (sandbox?.issuerFor(provider) ?? null)
  const { GOOGLE_ISSUER: google, FACEBOOK_ISSUER: facebook } = settings
  return {
    google: issuerFor('google', settings.GOOGLE_CLIENT_ID, google, `${google}/o/oauth2/v2/auth`),
    facebook: issuerFor('facebook', settings.FACEBOOK_CLIENT_ID, facebook, `${facebook}/dialog/oauth`),
    sandbox,
  }
}

/** An OpenID Connect issuer. Its key address is discovered on first use and once a day. */
function outsideIssuer(clientId: string, address: string, authorizeUrl: string, clock: () => number): Issuer {
  const keySets = memoize<JWTVerifyGetKey>(clock, 24 * hour, 1)
  const findKeys = async () => {
    const { jwks_uri: keysAddress } = v.parse(
      discovery,
      await fetchExternal(`${address.replace(/\/$/, '')}/.well-known/openid-configuration`),
    )
    return createRemoteJWKSet(new URL(keysAddress), keySetOptions)
  }
  return {
    clientId,
    names: [address, address.replace(/^https:\/\//, '')],
    authorizeUrl,
    isSandbox: false,
    keyOf: async (head, token) => (await keySets(address, findKeys))(head, token),
  }
}
