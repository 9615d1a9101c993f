import * as v from 'valibot'
import type { SentenceCode } from './sentences.ts'
import { cleanMail, isCode, isMail, passwordFault, readMobile } from './sign-in-rules.ts'

/** Schema messages are codes of sentences.ts. */
const message = (code: SentenceCode): SentenceCode => code

/** Text without control characters and lone surrogates, which no database stores. */
export const cleanText = (max: number, tooLong: SentenceCode = 'INVALID') =>
  v.pipe(
    v.string(message('REQUIRED')),
    v.maxLength(max, message(tooLong)),
    v.regex(/^[^\p{Cc}\p{Cs}]*$/u, message('INVALID')),
  )

/**
 * A padded mobile number (`0094771234567`), normalised to its only stored form. The dial code is required, so four
 * zeros are refused (docs/product.md#validation).
 */
export const mobileInBody = v.pipe(
  v.string(message('MOBILE_REQUIRED')),
  v.nonEmpty(message('MOBILE_REQUIRED')),
  v.check((text) => !text.startsWith('0000'), message('PHONE_CODE_REQUIRED')),
  v.check((text) => readMobile(text) !== null, message('MOBILE_INVALID')),
  v.transform((text) => readMobile(text)?.padded ?? text),
)

/** An email address, normalised to lower case without white space. */
export const mailInBody = v.pipe(
  v.string(message('MAIL_REQUIRED')),
  v.transform(cleanMail),
  v.nonEmpty(message('MAIL_REQUIRED')),
  v.check(isMail, message('MAIL_INVALID')),
)

/** A verification code of six digits. */
export const codeInBody = v.pipe(
  v.string(message('CODE_REQUIRED')),
  v.transform((text) => text.trim()),
  v.nonEmpty(message('CODE_REQUIRED')),
  v.check(isCode, message('CODE_INVALID')),
)

/** A password to be stored: the full rule of docs/product.md#validation. */
export const newPassword = v.pipe(
  v.string(message('PASSWORD_REQUIRED')),
  v.check((text) => passwordFault(text) !== 'PASSWORD_REQUIRED', message('PASSWORD_REQUIRED')),
  v.check((text) => passwordFault(text) !== 'PASSWORD_SPACES', message('PASSWORD_SPACES')),
  v.check((text) => passwordFault(text) !== 'PASSWORD_WEAK', message('PASSWORD_WEAK')),
)

/** A password to be compared: required, without spaces at its ends (docs/product.md#validation). */
export const givenPassword = v.pipe(
  v.string(message('PASSWORD_REQUIRED')),
  v.nonEmpty(message('PASSWORD_REQUIRED')),
  v.maxLength(200, message('LOGIN_FAILED')),
  v.check((text) => text === text.trim(), message('PASSWORD_SPACES')),
)

/** A nickname: at most 40 characters, not empty. */
export const nickName = v.pipe(
  v.string(message('NICK_NAME_REQUIRED')),
  v.transform((text) => text.trim()),
  v.nonEmpty(message('NICK_NAME_REQUIRED')),
  v.maxLength(40, message('INVALID')),
  v.regex(/^[^\p{Cc}\p{Cs}]*$/u, message('INVALID')),
)

/** A region's id in a body. */
export const regionInBody = v.pipe(
  v.number(message('REQUIRED')),
  v.integer(),
  v.minValue(1),
  v.maxValue(999_999_999_999_999),
)
