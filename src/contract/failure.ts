import * as v from 'valibot'

/** What the server can refuse with; the page words each one (app/i18n/failure-words). */
export const failureCodes = [
  'BAD_REQUEST',
  'UNKNOWN_REGION',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'TOO_LARGE',
  'TOO_MANY',
  'BUSY',
  'SERVER',
  // Whoever asks, and what was sent before.
  'NOT_SIGNED_IN',
  'ACCOUNT_DISABLED',
  'IN_PROGRESS',
  'KEY_REUSED',
  // Sign-in and account (spec §5, §8; contract/account/sentences.ts says each).
  'LOGIN_FAILED',
  'CODE_INVALID',
  'MOBILE_INVALID',
  'MAIL_INVALID',
  'PASSWORD_REQUIRED',
  'PASSWORD_SPACES',
  'PASSWORD_WEAK',
  'PASSWORD_WRONG',
  'NICK_NAME_REQUIRED',
  'ALREADY_REGISTERED',
  'NO_ACCOUNT',
  'CONTACT_TAKEN',
  'INVITE_UNKNOWN',
  'SIGN_IN_UNAVAILABLE',
  'SIGN_IN_FAILED',
  'REFRESH_ENDED',
  'SEND_FAILED',
  'PICTURE_INVALID',
  'ADDRESS_TOO_LONG',
  'AREA_UNKNOWN',
  'ALREADY_DEFAULT',
  // The cart.
  'COUNT_ZERO',
  'OUT_OF_STOCK',
  'NOT_IN_AREA',
  'WITHDRAWN',
  'CART_FULL',
] as const
export type FailureCode = (typeof failureCodes)[number]

/** The body of every answer that is not 2xx (api.md): an English sentence and a code to translate. */
export const failureBody = v.object({
  desc: v.string(),
  code: v.string(),
  fields: v.optional(v.record(v.string(), v.string())),
  /** So many there are, with OUT_OF_STOCK. */
  available: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
})
export type FailureBody = v.InferOutput<typeof failureBody>

/** HTTP status of each code. */
export const failureStatus = {
  BAD_REQUEST: 400,
  UNKNOWN_REGION: 400,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  TOO_LARGE: 413,
  TOO_MANY: 429,
  BUSY: 503,
  SERVER: 500,
  NOT_SIGNED_IN: 401,
  ACCOUNT_DISABLED: 400,
  IN_PROGRESS: 409,
  KEY_REUSED: 422,
  LOGIN_FAILED: 400,
  CODE_INVALID: 400,
  MOBILE_INVALID: 400,
  MAIL_INVALID: 400,
  PASSWORD_REQUIRED: 400,
  PASSWORD_SPACES: 400,
  PASSWORD_WEAK: 400,
  PASSWORD_WRONG: 400,
  NICK_NAME_REQUIRED: 400,
  ALREADY_REGISTERED: 400,
  NO_ACCOUNT: 400,
  CONTACT_TAKEN: 400,
  INVITE_UNKNOWN: 400,
  SIGN_IN_UNAVAILABLE: 400,
  SIGN_IN_FAILED: 400,
  REFRESH_ENDED: 401,
  SEND_FAILED: 503,
  PICTURE_INVALID: 400,
  ADDRESS_TOO_LONG: 400,
  AREA_UNKNOWN: 400,
  ALREADY_DEFAULT: 400,
  COUNT_ZERO: 400,
  OUT_OF_STOCK: 400,
  NOT_IN_AREA: 400,
  WITHDRAWN: 400,
  CART_FULL: 400,
} as const satisfies Record<FailureCode, number>
