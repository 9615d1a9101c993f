import type { MiddlewareHandler } from 'hono'

/**
 * Headers of quality.md §3. `scriptHashes` are the CSP hashes of the document's inline scripts. Styles may be inline:
 * the first view's critical CSS is.
 */
export function securityHeaders(scriptHashes: readonly string[]): MiddlewareHandler {
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${scriptHashes.map((hash) => `'${hash}'`).join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
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
