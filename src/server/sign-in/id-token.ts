import { createHmac, createPublicKey, timingSafeEqual, verify, type JsonWebKey } from 'node:crypto'
import * as v from 'valibot'

const header = v.object({ alg: v.picklist(['RS256', 'ES256', 'HS256']), kid: v.optional(v.string()) })
const claims = v.object({
  iss: v.optional(v.string()),
  sub: v.pipe(v.union([v.string(), v.pipe(v.number(), v.transform(String))]), v.nonEmpty(), v.maxLength(255)),
  aud: v.optional(v.union([v.string(), v.array(v.string())])),
  exp: v.number(),
  nbf: v.optional(v.number()),
  email: v.optional(v.string()),
  email_verified: v.optional(v.union([v.boolean(), v.picklist(['true', 'false'])])),
  phone_number: v.optional(v.string()),
  name: v.optional(v.string()),
})
export type Claims = v.InferOutput<typeof claims>
export type PublicJwk = JsonWebKey & { readonly kid?: string }

/** What a signed token must be: from whom, for whom, and by whose key. */
export type Expected = {
  readonly issuers?: readonly string[]
  readonly audience?: string
  readonly now: number
  /** The issuer's key of that name; undefined where it has none. */
  readonly keyOf: (kid: string | undefined) => Promise<PublicJwk | undefined>
} | { readonly now: number; readonly secret: string }

/** Clocks differ by a minute. */
const slack = 60

/** The claims of a compact JWS that is signed, for us and not over; null of any other. */
export async function readSignedToken(token: string, expected: Expected): Promise<Claims | null> {
  const [head = '', payload = '', signature = ''] = token.split('.')
  const parsedHead = v.safeParse(header, jsonOf(head))
  const parsed = v.safeParse(claims, jsonOf(payload))
  if (!parsedHead.success || !parsed.success) return null
  const signed = Buffer.from(`${head}.${payload}`)
  if (!(await isSigned(parsedHead.output, signed, Buffer.from(signature, 'base64url'), expected))) return null
  const { iss, aud, exp, nbf } = parsed.output
  const now = expected.now / 1000
  if (exp < now - slack || (nbf ?? 0) > now + slack) return null
  if ('secret' in expected) return parsed.output
  if (expected.issuers && !expected.issuers.includes(iss ?? '')) return null
  if (expected.audience && ![aud].flat().includes(expected.audience)) return null
  return parsed.output
}

async function isSigned({ alg, kid }: v.InferOutput<typeof header>, signed: Buffer, signature: Buffer, expected: Expected): Promise<boolean> {
  // A public key must never serve as a shared secret: the kind of key decides, not the token.
  if ('secret' in expected) {
    const own = createHmac('sha256', expected.secret).update(signed).digest()
    return alg === 'HS256' && own.length === signature.length && timingSafeEqual(own, signature)
  }
  const jwk = alg === 'HS256' ? undefined : await expected.keyOf(kid)
  if (!jwk || jwk.kty !== (alg === 'RS256' ? 'RSA' : 'EC')) return false
  try {
    const key = createPublicKey({ key: jwk, format: 'jwk' })
    return verify('sha256', signed, alg === 'ES256' ? { key, dsaEncoding: 'ieee-p1363' } : key, signature)
  } catch {
    return false
  }
}

function jsonOf(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as unknown
  } catch {
    return null
  }
}
