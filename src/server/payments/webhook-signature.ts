import { createHmac, timingSafeEqual } from 'node:crypto'

/** How old a signature may be, in ms: what was recorded on its way is worth nothing later. */
const life = 5 * 60_000

/** The header that a webhook is signed in: `t=<seconds since 1970>,v1=<HMAC-SHA256 of "t.body" in hex>`. */
export const signatureHeader = 'Payment-Signature'

const macOf = (secret: string, seconds: number, body: string): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest()

/** Signs a body as of now (ms). */
export function signBody(secret: string, body: string, now: number): string {
  const seconds = Math.floor(now / 1000)
  return `t=${seconds},v1=${macOf(secret, seconds, body).toString('hex')}`
}

/** Whether a signature is of this body, by this secret, and at most five minutes from now. */
export function isSigned(secret: string, signature: string | undefined, body: string, now: number): boolean {
  const [, time = '', hex = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? []
  if (hex === '' || Math.abs(now - Number(time) * 1000) > life) return false
  return timingSafeEqual(Buffer.from(hex, 'hex'), macOf(secret, Number(time), body))
}
