import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'

const smallest = 600

/** Compresses documents and JSON as they go out: brotli 5, else gzip. Built files are compressed already. */
export const compress: MiddlewareHandler = async (context, next) => {
  await next()
  const { res } = context
  const accepted = context.req.header('Accept-Encoding') ?? ''
  const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null
  const type = res.headers.get('Content-Type') ?? ''
  if (!encoding || !res.body || res.headers.has('Content-Encoding') || !/json|html|text\/(plain|xml)/.test(type)) return
  const body = Buffer.from(await res.arrayBuffer())
  const isWorth = body.length >= smallest
  const packed = !isWorth ? body : encoding === 'br' ? await promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : await promisify(gzip)(body)
  const headers = new Headers(res.headers)
  headers.set('Content-Length', String(packed.length))
  headers.append('Vary', 'Accept-Encoding')
  if (isWorth) headers.set('Content-Encoding', encoding)
  context.res = undefined
  context.res = new Response(packed, { status: res.status, headers })
}
