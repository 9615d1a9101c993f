import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import type { Settings } from '../settings.ts'

type ExternalServices = Pick<
  Settings,
  'GOOGLE_CLIENT_ID' | 'GOOGLE_ISSUER' | 'FACEBOOK_CLIENT_ID' | 'FACEBOOK_ISSUER' | 'VITE_API_BASE' | 'VITE_GEO_URL'
>

const self = "'self'"
const none = "'none'"
const yearOfTls = 'max-age=31536000; includeSubDomains'

/**
 * Sets the headers of docs/quality.md#headers on every response. `scriptHashes` are the hashes of the document's inline
 * scripts. Styles may be inline, because the document carries its critical CSS. `cardFormOrigin` is the payment
 * provider's origin, whose card form is shown in a frame; empty without a provider. The page calls the API and the
 * country lookup that the build names, and checks whether a sign-in provider responds before it redirects a shopper
 * there.
 */
export function securityHeaders(
  scriptHashes: readonly string[],
  services: ExternalServices,
  cardFormOrigin: string,
): MiddlewareHandler {
  const origins = [
    ...(services.GOOGLE_CLIENT_ID ? [services.GOOGLE_ISSUER] : []),
    ...(services.FACEBOOK_CLIENT_ID ? [services.FACEBOOK_ISSUER] : []),
    ...[services.VITE_API_BASE ?? '', services.VITE_GEO_URL ?? ''].filter((address) => address.startsWith('http')),
  ].map((address) => new URL(address).origin)
  const options = {
    contentSecurityPolicy: {
      defaultSrc: [self],
      scriptSrc: [self, ...scriptHashes.map((hash) => `'${hash}'`)],
      frameSrc: [self, ...(cardFormOrigin ? [cardFormOrigin] : [])],
      styleSrc: [self, "'unsafe-inline'"],
      imgSrc: [self, 'data:', 'blob:'],
      connectSrc: [self, ...origins],
      objectSrc: [none],
      baseUri: [none],
      formAction: [self],
      frameAncestors: [none],
    },
    // The camera reads the code of a grocery list (docs/product.md#grocery-code).
    permissionsPolicy: { camera: ['self'], microphone: [], geolocation: [], browsingTopics: [] },
    referrerPolicy: 'strict-origin-when-cross-origin',
    // The policy above covers these headers, or they have no meaning for this site.
    crossOriginResourcePolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  }
  const overHttp = secureHeaders({ ...options, strictTransportSecurity: false })
  const overTls = secureHeaders({ ...options, strictTransportSecurity: yearOfTls })
  return (context, next) => {
    const isTls = context.req.header('X-Forwarded-Proto') === 'https' || context.req.url.startsWith('https:')
    return (isTls ? overTls : overHttp)(context, next)
  }
}
