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

/** The expected issuer, audience and key of a signed token, or the shared secret. */
export type Expected =
  | {
      readonly issuers: readonly string[]
      readonly audience: string
      readonly now: number
      /** Finds the issuer's key that a token names. */
      readonly keyOf: JWTVerifyGetKey
    }
  | { readonly now: number; readonly secret: string }

/** The tolerated difference of clocks, in seconds. */
const slack = 60
/** Error codes for an issuer whose keys cannot be fetched or parsed; the token is not at fault. */
const faultsOfIssuer: readonly string[] = [
  errors.JOSEError.code,
  errors.JWKSTimeout.code,
  errors.JWKSInvalid.code,
  errors.JWKInvalid.code,
]

/** The claims of a valid token for this mall; null for any other. Rejects where the issuer's keys cannot be fetched. */
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
  // A public key must never serve as a shared secret, so the kind of key decides, not the token.
  if ('secret' in expected)
    return (await jwtVerify(token, new TextEncoder().encode(expected.secret), { ...time, algorithms: ['HS256'] }))
      .payload
  const { issuers, audience, keyOf } = expected
  return (await jwtVerify(token, keyOf, { ...time, algorithms: ['RS256', 'ES256'], issuer: [...issuers], audience }))
    .payload
}
