import { sentences } from '#contract/account/sentences.ts'
import type { Language } from '#contract/wire.ts'
import { codeMessage, codeSms } from '#words/messages/code-message.ts'
import { findLanguage } from '../account/account-store.ts'
import type { Database, Tables } from '../database/database.ts'
import type { Dependencies } from '../dependencies.ts'
import { networkOf } from '../http/caller-of.ts'
import { type Refusal, refusal } from '../http/refusal.ts'
import { checkRates, tooMany } from '../rate-limit/check-rates.ts'
import { rateKeys } from '../rate-limit/rate-keys.ts'
import { dropCode, putCode, tryCode, useCode } from './code-store.ts'
import { hashSecret, isSecret, sixDigits } from './secrets.ts'

/** The recipient of a code: an email address or a padded mobile number. */
export type Target = { readonly kind: 'mail' | 'mobile'; readonly to: string }

const minute = 60_000
/** Limits of codes: five tries, five minutes, one use, 60 s between two (docs/quality.md#trust). */
const life = 5 * minute
const pause = minute
const maxTries = 5
/** Codes per hour to one email address or mobile number. */
const maxPerHour = 8
const maxPerDay = 20

/** The same message for every invalid code: wrong, expired, used or never sent. */
export const wrongCode = (): Refusal => refusal('CODE_INVALID', sentences.CODE_INVALID, { code: 'CODE_INVALID' })

/**
 * Sends a code. The call does the same work in the same time whether an account has this address or not. The message is
 * in the account's language, otherwise in the caller's. Null on success; a code that could not be sent does not block
 * the next one.
 */
export async function sendCode(
  { db, clock, mailer, sms, settings, log }: Dependencies,
  target: Target,
  asker: { address: string; lang: Language },
): Promise<Refusal | null> {
  const now = new Date(clock())
  const byAddress = await checkRates(
    db,
    [{ key: rateKeys.codesFrom(networkOf(asker.address)), max: settings.CODES_PER_ADDRESS, seconds: 3600 }],
    now,
  )
  if (byAddress) return byAddress
  const code = sixDigits()
  const codeHash = await hashSecret(code, 'code')
  const refused = await replaceCode(db, target.to, codeHash, now)
  if (refused) return refused
  const lang = (await findLanguage(db, target)) ?? asker.lang
  const { subject, text } = codeMessage(lang, code, life / minute)
  try {
    await (target.kind === 'mail'
      ? mailer.send({ to: target.to, subject, text })
      : sms.send({ to: `+${target.to.replace(/^0+/, '')}`, text: codeSms(text, code, settings.PUBLIC_URL) }))
    return null
  } catch (error) {
    await dropCode(db, target.to, codeHash)
    log.error(
      { event: 'code-not-sent', kind: target.kind, error: (error as Error).message },
      'The verification code could not be sent',
    )
    return refusal('SEND_FAILED', sentences.SEND_FAILED)
  }
}

/** Thrown to undo the writes of a request that a limit refuses. */
class OverLimit extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.refused.desc)
  }
}

/**
 * Replaces the receiver's code within the receiver's limits. A refused request changes nothing: the receiver's last code
 * stays valid, and the request does not count.
 */
async function replaceCode(db: Database, target: string, codeHash: string, now: Date): Promise<Refusal | null> {
  const rates = [
    { key: rateKeys.codesTo(target), max: maxPerHour, seconds: 3600 },
    { key: rateKeys.codesPerDayTo(target), max: maxPerDay, seconds: 86_400 },
  ]
  const [before, ends] = [new Date(now.getTime() - pause), new Date(now.getTime() + life)]
  try {
    return await db.transaction().execute(async (tables) => {
      const sentAt = await putCode(tables, target, codeHash, { now, before, ends })
      if (sentAt) return tooMany((sentAt.getTime() + pause - now.getTime()) / 1000)
      const tooOften = await checkRates(tables, rates, now)
      if (tooOften) throw new OverLimit(tooOften)
      return null
    })
  } catch (error) {
    if (error instanceof OverLimit) return error.refusal
    throw error
  }
}

/** Whether this is the recipient's current code; a right code is used up. A wrong code takes as long as a right one. */
export async function consumeCode(tables: Tables, target: string, code: string, now: Date): Promise<boolean> {
  const codeHash = await tryCode(tables, target, maxTries, now)
  const isRight = await isSecret(code, codeHash, 'code')
  return isRight && codeHash !== undefined && useCode(tables, target, codeHash, maxTries)
}
