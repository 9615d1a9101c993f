import type { MiddlewareHandler } from 'hono'

/** Who else vouches for shoppers: the page asks, before it sends a person to them, whether they answer at all. */
type SignInClients = {
  readonly GOOGLE_CLIENT_ID?: string | undefined
  readonly GOOGLE_ISSUER: string
  readonly FACEBOOK_CLIENT_ID?: string | undefined
  readonly FACEBOOK_ISSUER: string
}

/**
 * Headers of docs/quality.md#trust. `scriptHashes` are the CSP hashes of the document's inline scripts. Styles may be
 * inline: the first view's critical CSS is. `cardFormOrigin` is the payment provider's, whose card form stands in a
 * frame.
 */
export function securityHeaders(
  scriptHashes: readonly string[],
  clients: SignInClients,
  cardFormOrigin: string,
): MiddlewareHandler {
  const vouching = [
    ...(clients.GOOGLE_CLIENT_ID ? [clients.GOOGLE_ISSUER] : []),
    ...(clients.FACEBOOK_CLIENT_ID ? [clients.FACEBOOK_ISSUER] : []),
  ].map((address) => new URL(address).origin)
  const from = (...sources: string[]) => ["'self'", ...sources].join(' ')
  const policy = [
    "default-src 'self'",
    `script-src ${from(...scriptHashes.map((hash) => `'${hash}'`))}`,
    `frame-src ${from(cardFormOrigin)}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    `connect-src ${from(...vouching)}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
  return async (context, next) => {
    await next()
    context.header('Content-Security-Policy', policy)
    context.header('X-Content-Type-Options', 'nosniff')
    context.header('Referrer-Policy', 'strict-origin-when-cross-origin')
    context.header('Cross-Origin-Opener-Policy', 'same-origin')
    context.header('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), browsing-topics=()')
    if (context.req.header('X-Forwarded-Proto') === 'https' || context.req.url.startsWith('https:')) {
      context.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
    }
  }
}
