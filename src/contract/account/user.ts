import * as v from 'valibot'
import { shopperFailures, writeFailures } from '#contract/common-failures.ts'
import { endpoint } from '../endpoint.ts'
import { languages } from '../languages.ts'
import { flagInQuery, noQuery, nothing, wireTime } from '../wire.ts'
import {
  cleanText,
  codeInBody,
  givenPassword,
  mailInBody,
  mobileInBody,
  newPassword,
  nickName,
} from './account-fields.ts'

/** `yyyy-MM-dd`, a past day since 1900. */
const birthDate = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\d$/),
  v.check(
    (day) =>
      day >= '1900-01-01' &&
      !Number.isNaN(Date.parse(`${day}T00:00:00Z`)) &&
      new Date(`${day}T00:00:00Z`).toISOString().startsWith(day),
  ),
)
export const sexes = ['F', 'M', 'X'] as const

export const userInfo = v.object({
  userId: v.string(),
  nickName: v.string(),
  avatarUrl: v.nullable(v.string()),
  birthDate: v.nullable(v.string()),
  sex: v.nullable(v.picklist(sexes)),
  mobile: v.nullable(v.string()),
  mail: v.nullable(v.string()),
  invitationCode: v.string(),
  regionId: v.number(),
  hasPassword: v.boolean(),
  lang: v.picklist(languages),
})
export type UserInfo = v.InferOutput<typeof userInfo>

/** GET /p/user/userInfo */
export const readUserInfo = endpoint({
  method: 'GET',
  path: '/p/user/userInfo',
  access: 'shopper',
  query: noQuery,
  reply: userInfo,
  failures: shopperFailures,
})

/**
 * PUT /p/user/setUserInfo: an absent field stays, null clears it. `avatarUrl` is the `publicUrl` of the shopper's own
 * upload.
 */
export const setUserInfo = endpoint({
  method: 'PUT',
  path: '/p/user/setUserInfo',
  access: 'shopper',
  query: noQuery,
  reply: userInfo,
  body: v.object({
    avatarUrl: v.optional(v.nullable(cleanText(200))),
    birthDate: v.optional(v.nullable(birthDate)),
    nickName: v.optional(nickName),
    sex: v.optional(v.nullable(v.picklist(sexes))),
  }),
  failures: [...writeFailures, 'NICK_NAME_REQUIRED', 'PICTURE_INVALID'],
})

/**
 * PUT /p/user/password: needs the old password, or, for an account without one, a code sent to its own email address or
 * mobile number. Ends every other session.
 */
export const setPassword = endpoint({
  method: 'PUT',
  path: '/p/user/password',
  access: 'shopper',
  query: noQuery,
  reply: nothing,
  body: v.object({ oldPassword: v.optional(givenPassword), code: v.optional(codeInBody), password: newPassword }),
  failures: [...writeFailures, 'PASSWORD_WRONG', 'PASSWORD_WEAK', 'CODE_INVALID', 'TOO_MANY'],
})

/** PUT /p/user/contact: sets another email address or mobile number, by the code that was sent to it. */
export const setContact = endpoint({
  method: 'PUT',
  path: '/p/user/contact',
  access: 'shopper',
  query: noQuery,
  reply: userInfo,
  body: v.union([
    v.object({ mail: mailInBody, code: codeInBody }),
    v.object({ mobile: mobileInBody, code: codeInBody }),
  ]),
  failures: [...writeFailures, 'CODE_INVALID', 'CONTACT_TAKEN', 'TOO_MANY'],
})

export const session = v.object({
  sessionId: v.string(),
  /** The browser's user agent, at most 200 characters. */
  device: v.string(),
  createdAt: wireTime,
  lastSeenAt: wireTime,
  isCurrent: v.boolean(),
})
export type Session = v.InferOutput<typeof session>

/** GET /p/user/sessions: the shopper's sign-ins, the device last seen first. */
export const readSessions = endpoint({
  method: 'GET',
  path: '/p/user/sessions',
  access: 'shopper',
  query: noQuery,
  reply: v.array(session),
  failures: shopperFailures,
})

/** DELETE /p/user/sessions/:sessionId */
export const endSession = endpoint({
  method: 'DELETE',
  path: '/p/user/sessions/:sessionId',
  access: 'shopper',
  query: noQuery,
  reply: nothing,
  params: v.object({ sessionId: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)) }),
  failures: [...writeFailures, 'NOT_FOUND'],
})

/** DELETE /p/user/sessions: ends all other sessions, and this one as well with `isCurrentToo=1`. */
export const endSessions = endpoint({
  method: 'DELETE',
  path: '/p/user/sessions',
  access: 'shopper',
  query: v.object({ isCurrentToo: v.optional(flagInQuery) }),
  reply: nothing,
  failures: writeFailures,
})

/**
 * DELETE /p/user: needs a code sent to the shopper's own email address or mobile number. A sign-in within 14 days
 * restores the account.
 */
export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/p/user',
  access: 'shopper',
  query: noQuery,
  reply: nothing,
  body: v.object({ code: codeInBody }),
  failures: [...writeFailures, 'CODE_INVALID', 'TOO_MANY'],
})

/** GET /p/user/export: all personal data of the shopper, as a download. */
export const exportUser = endpoint({
  method: 'GET',
  path: '/p/user/export',
  access: 'shopper',
  query: noQuery,
  reply: v.object({
    user: userInfo,
    sessions: v.array(session),
    /** The accounts at Google and Facebook that sign in to this account. */
    identities: v.array(v.unknown()),
    cards: v.array(v.unknown()),
    addresses: v.array(v.unknown()),
    favourites: v.array(v.unknown()),
    favouriteShops: v.array(v.unknown()),
    footprint: v.array(v.unknown()),
    reviewVotes: v.array(v.unknown()),
    groceryLists: v.array(v.unknown()),
    reviews: v.array(v.unknown()),
    reviewReports: v.array(v.unknown()),
    conversations: v.array(v.unknown()),
    cart: v.array(v.unknown()),
    orders: v.array(v.unknown()),
    refunds: v.array(v.unknown()),
    coins: v.array(v.unknown()),
    notices: v.array(v.unknown()),
    pushDevices: v.array(v.unknown()),
    pushWatches: v.array(v.unknown()),
    pushMessages: v.array(v.unknown()),
    contactMessages: v.array(v.unknown()),
    invitations: v.array(v.unknown()),
    signInTraces: v.array(v.unknown()),
    vouchers: v.array(v.unknown()),
    offers: v.array(v.unknown()),
    /** The teams of the orders, and the ids of the group buys of which the shopper is reminded. */
    groupBuys: v.object({ teams: v.array(v.unknown()), reminders: v.array(v.number()) }),
  }),
  failures: [...shopperFailures, 'TOO_MANY'],
})
