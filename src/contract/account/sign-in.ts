import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { languages } from '../languages.ts'
import { noQuery, nothing, uuid } from '../wire.ts'
import {
  cleanText,
  codeInBody,
  givenPassword,
  mailInBody,
  mobileInBody,
  newPassword,
  nickName,
  regionInBody,
} from './account-fields.ts'
import { token } from './token.ts'

const lang = v.optional(v.picklist(languages))
/** The random id of the browser, by which self-referrals are recognized (docs/product.md#invitations). */
const deviceId = v.optional(uuid)
/** The code of the person who invited; counts if the sign-in makes an account. */
const invite = v.optional(cleanText(40))

/**
 * POST /sms/send: sends a code to a padded number. `lang` is the language of the message where the number has no
 * account yet.
 */
export const sendSms = endpoint({
  method: 'POST',
  path: '/sms/send',
  access: 'open',
  query: noQuery,
  reply: nothing,
  body: v.object({ mobile: mobileInBody, lang }),
  failures: ['MOBILE_INVALID', 'TOO_MANY', 'SEND_FAILED'],
})

/** POST /mail/send */
export const sendMail = endpoint({
  method: 'POST',
  path: '/mail/send',
  access: 'open',
  query: noQuery,
  reply: nothing,
  body: v.object({ mail: mailInBody, lang }),
  failures: ['MAIL_INVALID', 'TOO_MANY', 'SEND_FAILED'],
})

const byCode = { code: codeInBody, region: regionInBody, lang, invite, deviceId }

/** POST /quick/login: signs in by code and creates the account where there is none. `region` is a region's id. */
export const quickLogin = endpoint({
  method: 'POST',
  path: '/quick/login',
  access: 'open',
  query: noQuery,
  reply: token,
  body: v.variant('loginType', [
    v.object({ loginType: v.literal(0), loginId: mobileInBody, ...byCode }),
    v.object({ loginType: v.literal(1), loginId: mailInBody, ...byCode }),
  ]),
  failures: ['MOBILE_INVALID', 'MAIL_INVALID', 'CODE_INVALID', 'UNKNOWN_REGION', 'ACCOUNT_DISABLED', 'TOO_MANY'],
})

/** POST /web/login: signs in by password. */
export const passwordLogin = endpoint({
  method: 'POST',
  path: '/web/login',
  access: 'open',
  query: noQuery,
  reply: token,
  body: v.union([
    v.object({ userMobile: mobileInBody, loginPassword: givenPassword, deviceId }),
    v.object({ userMail: mailInBody, loginPassword: givenPassword, deviceId }),
  ]),
  failures: ['LOGIN_FAILED', 'ACCOUNT_DISABLED', 'TOO_MANY'],
})

const registration = {
  code: codeInBody,
  invite,
  loginPassword: newPassword,
  nickName,
  regionId: regionInBody,
  lang,
  deviceId,
}

/** POST /user/register */
export const register = endpoint({
  method: 'POST',
  path: '/user/register',
  access: 'open',
  query: noQuery,
  reply: token,
  body: v.union([
    v.object({ ...registration, userMobile: mobileInBody }),
    v.object({ ...registration, userMail: mailInBody }),
  ]),
  failures: [
    'CODE_INVALID',
    'PASSWORD_WEAK',
    'ALREADY_REGISTERED',
    'INVITE_UNKNOWN',
    'INVITE_OWN',
    'UNKNOWN_REGION',
    'TOO_MANY',
  ],
})

/** PUT /user/forgetPassword: ends every session of the account. */
export const forgetPassword = endpoint({
  method: 'PUT',
  path: '/user/forgetPassword',
  access: 'open',
  query: noQuery,
  reply: nothing,
  body: v.union([
    v.object({ code: codeInBody, password: newPassword, mobile: mobileInBody }),
    v.object({ code: codeInBody, password: newPassword, mail: mailInBody }),
  ]),
  failures: ['CODE_INVALID', 'PASSWORD_WEAK', 'NO_ACCOUNT', 'TOO_MANY'],
})

const idToken = v.pipe(v.string(), v.maxLength(8192), v.regex(/^[\w-]+\.[\w-]+\.[\w-]+$/))
const byIssuer = { regionId: regionInBody, idToken, lang, invite, deviceId }

/** POST /google/login: signs in by an ID token that the issuer signed for our client id. */
export const googleLogin = endpoint({
  method: 'POST',
  path: '/google/login',
  access: 'open',
  query: noQuery,
  reply: token,
  body: v.object(byIssuer),
  failures: ['SIGN_IN_FAILED', 'SIGN_IN_UNAVAILABLE', 'UNKNOWN_REGION', 'ACCOUNT_DISABLED', 'TOO_MANY'],
})

/** POST /fb/login */
export const facebookLogin = endpoint({
  method: 'POST',
  path: '/fb/login',
  access: 'open',
  query: noQuery,
  reply: token,
  body: v.object(byIssuer),
  failures: ['SIGN_IN_FAILED', 'SIGN_IN_UNAVAILABLE', 'UNKNOWN_REGION', 'ACCOUNT_DISABLED', 'TOO_MANY'],
})

/** POST /ican/login: signs in by a token of the sister app. */
export const icanLogin = endpoint({
  method: 'POST',
  path: '/ican/login',
  access: 'open',
  query: noQuery,
  reply: token,
  body: v.object({ accessToken: idToken }),
  failures: ['SIGN_IN_FAILED', 'SIGN_IN_UNAVAILABLE', 'ACCOUNT_DISABLED', 'TOO_MANY'],
})

const issuer = v.object({
  clientId: v.string(),
  /**
   * The issuer's authorization address. The page adds `response_type=id_token`, `nonce` and `state` (OpenID Connect).
   */
  authorizeUrl: v.string(),
  /** Whether this is the mall's own sandbox issuer; the page labels it. */
  isSandbox: v.boolean(),
})

/** GET /mall/signIn: the sign-in methods besides code and password; null for a method that is not offered. */
export const signInWays = endpoint({
  method: 'GET',
  path: '/mall/signIn',
  access: 'open',
  query: noQuery,
  reply: v.object({ google: v.nullable(issuer), facebook: v.nullable(issuer) }),
  failures: [],
  cacheSeconds: 300,
})
