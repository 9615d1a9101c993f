import { errors, type JWTVerifyGetKey, type JWTVerifyOptions, jwtVerify } from 'jose'
import * as v from 'valibot'

const claims = v.object({
  sub: v.pipe(v.union([v.string(), v.pipe(v.number(), v.transform(String))]), v.nonEmpty(), v.maxLength(255)),
  exp: v.number(),
  email: v.optional(v.string()),
  email_verified: v.optional(v.union([v.boolean(), v.picklist(['true', 'false'])])),
  phone_number: v.optional(v.string()),
  name: v.optional(v.string()),
})
export type Claims = v.InferOutput<typeof claims>

/** What a signed token must be: from whom, for whom, and by whose key; or by a secret that both sides know. */
export type Expected =
  | {
      readonly issuers: readonly string[]
      readonly audience: string
      readonly now: number
      /** Finds the issuer's key that a token names. */
      readonly keyOf: JWTVerifyGetKey
    }
  | { readonly now: number; readonly secret: string }

/** Clocks differ by a minute. */
const slack = 60
/** What is said where an issuer's keys cannot be had or read: no fault of the token. */
const faultsOfIssuer: readonly string[] = [
  errors.JOSEError.code,
  errors.JWKSTimeout.code,
  errors.JWKSInvalid.code,
  errors.JWKInvalid.code,
]

/** The claims of a signed token that is for us and not over; null of any other. Rejects where the issuer's keys cannot be had. */
export async function readSignedToken(token: string, expected: Expected): Promise<Claims | null> {
  try {
    const parsed = v.safeParse(claims, await payloadOf(token, expected))
    return parsed.success ? parsed.output : null
  } catch (error) {
    if (error instanceof errors.JOSEError && !faultsOfIssuer.includes(error.code)) return null
    throw error
  }
}

async function payloadOf(token: string, expected: Expected): Promise<unknown> {
  const time: JWTVerifyOptions = { currentDate: new Date(expected.now), clockTolerance: slack }
  // A public key must never serve as a shared secret: the kind of key decides, not the token.
  if ('secret' in expected)
    return (await jwtVerify(token, new TextEncoder().encode(expected.secret), { ...time, algorithms: ['HS256'] }))
      .payload
  const { issuers, audience, keyOf } = expected
  return (await jwtVerify(token, keyOf, { ...time, algorithms: ['RS256', 'ES256'], issuer: [...issuers], audience }))
    .payload
}
