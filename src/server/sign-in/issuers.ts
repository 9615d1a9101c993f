import * as v from 'valibot'
import { askOutside } from '../http/ask-outside.ts'
import type { Settings } from '../settings.ts'
import type { PublicJwk } from './id-token.ts'
import type { Issuer, Provider } from './issuer.ts'
import { openSandbox, type Sandbox } from './sandbox.ts'

/** Who vouches for shoppers; null where a way is not offered. `sandbox` is ours, for trying out. */
export type Issuers = { readonly google: Issuer | null; readonly facebook: Issuer | null; readonly sandbox: Sandbox | null }

const discovery = v.object({ jwks_uri: v.string() })
const keySet = v.object({ keys: v.array(v.looseObject({ kty: v.string(), kid: v.optional(v.string()) })) })
const hour = 3_600_000
const minute = 60_000

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

/** An issuer of OpenID Connect: its keys are asked for when they are first needed, kept for an hour, and asked again for an unknown one. */
function outsideIssuer(clientId: string, address: string, authorizeUrl: string, clock: () => number): Issuer {
  let known: { at: number; keys: Promise<PublicJwk[]> } | null = null
  const keysOf = async (): Promise<PublicJwk[]> => {
    const { jwks_uri: keysAddress } = v.parse(discovery, await askOutside(`${address.replace(/\/$/, '')}/.well-known/openid-configuration`))
    return v.parse(keySet, await askOutside(keysAddress)).keys
  }
  const keys = (oldest: number) => {
    if (!known || clock() - known.at > oldest) {
      const asked = { at: clock(), keys: keysOf() }
      asked.keys.catch(() => {
        if (known === asked) known = null
      })
      known = asked
    }
    return known.keys
  }
  const find = (all: readonly PublicJwk[], kid: string | undefined) => all.find((key) => kid === undefined || key.kid === kid)
  return {
    clientId,
    names: [address, address.replace(/^https:\/\//, '')],
    authorizeUrl,
    isSandbox: false,
    keyOf: async (kid) => find(await keys(hour), kid) ?? find(await keys(minute), kid),
  }
}
