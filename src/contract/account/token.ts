import * as v from 'valibot'

/** The lifetime of an access token, in seconds: 7 days, as the cookie's (docs/product.md#limits). */
export const tokenSeconds = 604_800

/** The answer of every sign-in. `pic` is the avatar's path, empty without an avatar. */
export const token = v.object({
  access_token: v.string(),
  token_type: v.literal('bearer'),
  refresh_token: v.string(),
  expires_in: v.number(),
  pic: v.string(),
  userId: v.string(),
  nickName: v.string(),
  enabled: v.boolean(),
  /** Whether this sign-in created the account. */
  isNewUser: v.optional(v.boolean()),
})
export type Token = v.InferOutput<typeof token>
