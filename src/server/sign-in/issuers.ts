import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose'
import * as v from 'valibot'
import { askOutside } from '../http/ask-outside.ts'
import { remembered } from '../http/remembered.ts'
import type { Settings } from '../settings.ts'
import type { Issuer, Provider } from './issuer.ts'
import { openSandbox, type Sandbox } from './sandbox.ts'

/** Who vouches for shoppers; null where a way is not offered. `sandbox` is ours, for trying out. */
export type Issuers = {
  readonly google: Issuer | null
  readonly facebook: Issuer | null
  readonly sandbox: Sandbox | null
}

const discovery = v.object({ jwks_uri: v.string() })
const hour = 3_600_000
/** Keys are kept for an hour, and asked for again where a token names one that is not there, at most once a minute. */
const keeping = { timeoutDuration: 10_000, cacheMaxAge: hour, cooldownDuration: 60_000 }

/** Google and Facebook by the settings' client ids; without one the sandbox stands in, in production nobody does. */
export function openIssuers(settings: Settings, clock: () => number): Issuers {
  const isTrial = settings.MALL_MODE !== 'production' && !(settings.GOOGLE_CLIENT_ID && settings.FACEBOOK_CLIENT_ID)
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

/** An issuer of OpenID Connect. Where its keys are is asked when they are first needed, and once a day. */
function outsideIssuer(clientId: string, address: string, authorizeUrl: string, clock: () => number): Issuer {
  const keySets = remembered<JWTVerifyGetKey>(clock, 24 * hour, 1)
  const findKeys = async () => {
    const { jwks_uri: keysAddress } = v.parse(
      discovery,
      await askOutside(`${address.replace(/\/$/, '')}/.well-known/openid-configuration`),
    )
    return createRemoteJWKSet(new URL(keysAddress), keeping)
  }
  return {
    clientId,
    names: [address, address.replace(/^https:\/\//, '')],
    authorizeUrl,
    isSandbox: false,
    keyOf: async (head, token) => (await keySets(address, findKeys))(head, token),
  }
}
