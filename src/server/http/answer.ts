import type { Context } from 'hono'

/**
 * Answers with JSON, or with 204 where the reply is undefined. A reply with `cacheSeconds` may be cached and is
 * revalidated by its `ETag` (`entityTags` in app.ts); any other reply is never stored. Times in a reply are in the
 * caller's zone, so caches keep one reply for each zone.
 */
export function answer(context: Context, reply: unknown, cacheSeconds?: number): Response {
  if (reply === undefined) return context.body(null, 204, { 'Cache-Control': 'no-store' })
  context.header('Vary', 'Time-Zone, Accept-Encoding')
  context.header('Cache-Control', cacheSeconds === undefined ? 'no-store' : 'public, max-age=0, must-revalidate')
  return context.body(JSON.stringify(reply), 200, { 'Content-Type': 'application/json; charset=utf-8' })
}
