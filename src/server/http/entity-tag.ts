import { createHash } from 'node:crypto'
import type { Context } from 'hono'

/**
 * Answers JSON with an `ETag`, or 304 where the caller already has it. Times in a reply are in the caller's zone,
 * so caches keep one answer a zone.
 */
export function answerWithTag(context: Context, reply: unknown, cacheSeconds: number | undefined): Response {
  if (reply === undefined) return context.body(null, 204, { 'Cache-Control': 'no-store' })
  const body = JSON.stringify(reply)
  const tag = `"${createHash('sha1').update(body).digest('base64url')}"`
  context.header('Vary', 'Time-Zone, Accept-Encoding')
  context.header('Cache-Control', cacheSeconds === undefined ? 'no-store' : `public, max-age=0, must-revalidate`)
  if (cacheSeconds !== undefined) {
    context.header('ETag', tag)
    const known = context.req
      .header('If-None-Match')
      ?.split(',')
      .map((one) => one.trim().replace(/^W\//, ''))
    if (known?.includes(tag)) return context.body(null, 304)
  }
  return context.body(body, 200, { 'Content-Type': 'application/json; charset=utf-8' })
}
