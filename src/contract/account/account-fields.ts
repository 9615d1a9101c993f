import * as v from 'valibot'
import type { SaidCode } from './sentences.ts'
import { cleanMail, isCode, isMail, passwordFault, readMobile } from './sign-in-rules.ts'

/** A message of a schema is a code of sentences.ts. */
const said = (code: SaidCode): SaidCode => code

/** Text without control characters and without halves of characters, which no database keeps. */
export const cleanText = (most: number, tooLong: SaidCode = 'BAD_REQUEST') =>
  v.pipe(
    v.string(said('REQUIRED')),
    v.maxLength(most, said(tooLong)),
    v.regex(/^[^\p{Cc}\p{Cs}]*$/u, said('BAD_REQUEST')),
  )

/** A padded mobile number (`0094771234567`); comes out in its only form. Four zeros are no dial code (spec §5: it is required). */
export const mobileInBody = v.pipe(
  v.string(said('MOBILE_REQUIRED')),
  v.nonEmpty(said('MOBILE_REQUIRED')),
  v.check((text) => !text.startsWith('0000'), said('PHONE_CODE_REQUIRED')),
  v.check((text) => readMobile(text) !== null, said('MOBILE_INVALID')),
  v.transform((text) => readMobile(text)?.padded ?? text),
)

/** An email; comes out without white space, in small letters. */
export const mailInBody = v.pipe(
  v.string(said('MAIL_REQUIRED')),
  v.transform(cleanMail),
  v.nonEmpty(said('MAIL_REQUIRED')),
  v.check(isMail, said('MAIL_INVALID')),
)

/** Six digits. */
export const codeInBody = v.pipe(
  v.string(said('CODE_REQUIRED')),
  v.transform((text) => text.trim()),
  v.nonEmpty(said('CODE_REQUIRED')),
  v.check(isCode, said('CODE_INVALID')),
)

/** A password that is to be kept: the whole rule of spec §5. */
export const newPassword = v.pipe(
  v.string(said('PASSWORD_REQUIRED')),
  v.check((text) => passwordFault(text) !== 'PASSWORD_REQUIRED', said('PASSWORD_REQUIRED')),
  v.check((text) => passwordFault(text) !== 'PASSWORD_SPACES', said('PASSWORD_SPACES')),
  v.check((text) => passwordFault(text) !== 'PASSWORD_WEAK', said('PASSWORD_WEAK')),
)

/** A password that is compared: only there and trimmed (spec §5). */
export const givenPassword = v.pipe(
  v.string(said('PASSWORD_REQUIRED')),
  v.nonEmpty(said('PASSWORD_REQUIRED')),
  v.maxLength(200, said('LOGIN_FAILED')),
  v.check((text) => text === text.trim(), said('PASSWORD_SPACES')),
)

/** What others call a shopper: at most 40 characters, not empty. */
export const nickName = v.pipe(
  v.string(said('NICK_NAME_REQUIRED')),
  v.transform((text) => text.trim()),
  v.nonEmpty(said('NICK_NAME_REQUIRED')),
  v.maxLength(40, said('BAD_REQUEST')),
  v.regex(/^[^\p{Cc}\p{Cs}]*$/u, said('BAD_REQUEST')),
)

/** A region's id in a body. */
export const regionInBody = v.pipe(
  v.number(said('REQUIRED')),
  v.integer(),
  v.minValue(1),
  v.maxValue(999_999_999_999_999),
)

/** A call that answers nothing but that it is done. */
export const nothing = v.undefined()
