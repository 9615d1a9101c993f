import * as v from 'valibot'
import type { SaidCode } from './sentences.ts'
import { cleanMail, isCode, isMail, passwordFault, readMobile } from './sign-in-rules.ts'

/** Schema messages are codes of sentences.ts. */
const said = (code: SaidCode): SaidCode => code

/** Text without control characters and lone surrogates, which no database stores. */
export const cleanText = (most: number, tooLong: SaidCode = 'BAD_REQUEST') =>
  v.pipe(
    v.string(said('REQUIRED')),
    v.maxLength(most, said(tooLong)),
    v.regex(/^[^\p{Cc}\p{Cs}]*$/u, said('BAD_REQUEST')),
  )

/**
 * A padded mobile number (`0094771234567`), normalised to its only stored form. The dial code is required, so four
 * zeros are refused (docs/product.md#validation).
 */
export const mobileInBody = v.pipe(
  v.string(said('MOBILE_REQUIRED')),
  v.nonEmpty(said('MOBILE_REQUIRED')),
  v.check((text) => !text.startsWith('0000'), said('PHONE_CODE_REQUIRED')),
  v.check((text) => readMobile(text) !== null, said('MOBILE_INVALID')),
  v.transform((text) => readMobile(text)?.padded ?? text),
)

/** An email address, normalised to lower case without white space. */
export const mailInBody = v.pipe(
  v.string(said('MAIL_REQUIRED')),
  v.transform(cleanMail),
  v.nonEmpty(said('MAIL_REQUIRED')),
  v.check(isMail, said('MAIL_INVALID')),
)

/** A verification code of six digits. */
export const codeInBody = v.pipe(
  v.string(said('CODE_REQUIRED')),
  v.transform((text) => text.trim()),
  v.nonEmpty(said('CODE_REQUIRED')),
  v.check(isCode, said('CODE_INVALID')),
)

/** A password to be stored: the full rule of docs/product.md#validation. */
export const newPassword = v.pipe(
  v.string(said('PASSWORD_REQUIRED')),
  v.check((text) => passwordFault(text) !== 'PASSWORD_REQUIRED', said('PASSWORD_REQUIRED')),
  v.check((text) => passwordFault(text) !== 'PASSWORD_SPACES', said('PASSWORD_SPACES')),
  v.check((text) => passwordFault(text) !== 'PASSWORD_WEAK', said('PASSWORD_WEAK')),
)

/** A password to be compared: required, without spaces at its ends (docs/product.md#validation). */
export const givenPassword = v.pipe(
  v.string(said('PASSWORD_REQUIRED')),
  v.nonEmpty(said('PASSWORD_REQUIRED')),
  v.maxLength(200, said('LOGIN_FAILED')),
  v.check((text) => text === text.trim(), said('PASSWORD_SPACES')),
)

/** A nickname: at most 40 characters, not empty. */
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
