import { createHmac, timingSafeEqual } from 'node:crypto'

/** The longest age of a signature, in ms; a recorded webhook cannot be replayed later. */
const life = 5 * 60_000

/** The header with a webhook's signature: `t=<seconds since 1970>,v1=<HMAC-SHA256 of "t.body" in hex>`. */
export const signatureHeader = 'Payment-Signature'

const macOf = (secret: string, seconds: number, body: string): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest()

/** Signs a body at an instant (ms). */
export function signBody(secret: string, body: string, now: number): string {
  const seconds = Math.floor(now / 1000)
  return `t=${seconds},v1=${macOf(secret, seconds, body).toString('hex')}`
}

/** Whether a signature belongs to this body and this secret and is at most five minutes old. */
export function isSigned(secret: string, signature: string | undefined, body: string, now: number): boolean {
  const [, time = '', hex = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? []
  if (hex === '' || Math.abs(now - Number(time) * 1000) > life) return false
  return timingSafeEqual(Buffer.from(hex, 'hex'), macOf(secret, Number(time), body))
}
