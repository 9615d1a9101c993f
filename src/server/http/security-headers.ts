import type { MiddlewareHandler } from 'hono'

/** Client ids of those whose script and window the page may open. */
type SignInClients = { readonly GOOGLE_CLIENT_ID?: string | undefined; readonly FACEBOOK_CLIENT_ID?: string | undefined }

/**
 * Headers of quality.md §3. `scriptHashes` are the CSP hashes of the document's inline scripts. Styles may be inline:
 * the first view's critical CSS is.
 */
export function securityHeaders(scriptHashes: readonly string[], clients: SignInClients = {}): MiddlewareHandler {
  const vouching = [...(clients.GOOGLE_CLIENT_ID ? ['https://accounts.google.com'] : []), ...(clients.FACEBOOK_CLIENT_ID ? ['https://connect.facebook.net', 'https://www.facebook.com'] : [])]
  const from = (...sources: string[]) => ["'self'", ...sources, ...vouching].join(' ')
  const policy = [
    "default-src 'self'",
    `script-src ${from(...scriptHashes.map((hash) => `'${hash}'`))}`,
    `frame-src ${from()}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    `connect-src ${from()}`,
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
    // The window in which somebody else is asked to vouch must be able to answer.
    context.header('Cross-Origin-Opener-Policy', vouching.length > 0 ? 'same-origin-allow-popups' : 'same-origin')
    context.header('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), browsing-topics=()')
    if (context.req.header('X-Forwarded-Proto') === 'https' || context.req.url.startsWith('https:')) {
      context.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
    }
  }
}
