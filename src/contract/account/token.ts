import * as v from 'valibot'

/** How long an access token lives, in seconds (api.md: 7 days, as the cookie of spec §3). */
export const tokenSeconds = 604_800

/** What every sign-in answers (spec §3). `pic` is the avatar's path, empty where there is none. */
export const token = v.object({
  access_token: v.string(),
  token_type: v.literal('bearer'),
  refresh_token: v.string(),
  expires_in: v.number(),
  pic: v.string(),
  userId: v.string(),
  nickName: v.string(),
  enabled: v.boolean(),
  /** Whether this sign-in has made the account. */
  isNewUser: v.optional(v.boolean()),
})
export type Token = v.InferOutput<typeof token>
