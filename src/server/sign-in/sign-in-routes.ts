import type { Hono } from 'hono'
import { sentences } from '#contract/account/sentences.ts'
import { forgetPassword, passwordLogin, quickLogin, register, sendMail, sendSms } from '#contract/account/sign-in.ts'
import { findByContact, lockAccount, writePassword } from '../account/account-store.ts'
import { createAccount } from '../account/new-account.ts'
import { removeLeft } from '../account/remove-left.ts'
import type { Dependencies } from '../dependencies.ts'
import { networkOf } from '../http/caller-of.ts'
import { isRefusal, refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { inviterOf, refer, referBySignIn, refuseOwn } from '../invitation/refer.ts'
import { checkRates } from '../rate-limit/check-rates.ts'
import { rateKeys } from '../rate-limit/rate-keys.ts'
import { forgetUses } from '../rate-limit/rate-store.ts'
import { consumeCode, sendCode, type Target, wrongCode } from './codes.ts'
import { hashSecret, isSecret } from './secrets.ts'
import { endAllSessions } from './session-store.ts'
import { openSession } from './sessions.ts'

const quarter = 900
/** Sign-in attempts of one network in a quarter of an hour; many shoppers share a network. */
export const triesFrom = (address: string) => ({
  key: rateKeys.signInsFrom(networkOf(address)),
  max: 300,
  seconds: quarter,
})
const triesAt = (target: string) => ({ key: rateKeys.passwordsOf(target), max: 10, seconds: quarter })
const fieldRefusal = (code: 'LOGIN_FAILED' | 'ALREADY_REGISTERED' | 'NO_ACCOUNT') => refusal(code, sentences[code])

/** Sign-in by code and by password, registration and password reset (docs/wire.md#account). */
export function signInRoutes(api: Hono, dependencies: Dependencies): void {
  const { db, clock } = dependencies
  const time = () => new Date(clock())

  serve(
    api,
    sendSms,
    async (_query, { body, address }) =>
      (await sendCode(dependencies, { kind: 'mobile', to: body.mobile }, { address, lang: body.lang ?? 'en' })) ??
      undefined,
  )

  serve(
    api,
    sendMail,
    async (_query, { body, address }) =>
      (await sendCode(dependencies, { kind: 'mail', to: body.mail }, { address, lang: body.lang ?? 'en' })) ??
      undefined,
  )

  serve(api, quickLogin, async (_query, { body, header, address }) => {
    const now = time()
    const target: Target = { kind: body.loginType === 0 ? 'mobile' : 'mail', to: body.loginId }
    const tooMany = await checkRates(db, [triesFrom(address)], now)
    if (tooMany) return tooMany
    if (!(await consumeCode(db, target.to, body.code, now))) return wrongCode()
    return db.transaction().execute(async (tables) => {
      await removeLeft(tables, now)
      const made = await createAccount(
        tables,
        { [target.kind]: target.to, regionId: body.region, lang: body.lang ?? 'en' },
        now,
      )
      const account = made ?? (await findByContact(tables, target))
      if (!account) throw new Error('The account does not exist and could not be created.')
      const { invite, deviceId } = body
      if (made) await referBySignIn(tables, { invite, deviceId, [target.kind]: target.to }, made.account_id, now)
      const token = await openSession(tables, account, { userAgent: header('User-Agent'), deviceId }, now)
      return isRefusal(token) ? token : { ...token, isNewUser: made !== undefined }
    })
  })

  serve(api, passwordLogin, async (_query, { body, header, address }) => {
    const now = time()
    const target = targetOf(body)
    const tooMany = await checkRates(db, [triesFrom(address), triesAt(target.to)], now)
    if (tooMany) return tooMany
    await db.transaction().execute((tables) => removeLeft(tables, now))
    const account = await findByContact(db, target)
    // Without an account or a password the check takes as long and gives the same message.
    if (!(await isSecret(body.loginPassword, account?.password_hash, 'password')) || !account)
      return fieldRefusal('LOGIN_FAILED')
    return db.transaction().execute(async (tables) => {
      // The password may have changed during the comparison; a change also ends the logins that are under way.
      const current = await lockAccount(tables, account.account_id)
      if (!current || current.password_hash !== account.password_hash) return fieldRefusal('LOGIN_FAILED')
      await forgetUses(tables, triesAt(target.to).key)
      return openSession(tables, current, { userAgent: header('User-Agent'), deviceId: body.deviceId }, now)
    })
  })

  serve(api, register, async (_query, { body, header, address }) => {
    const now = time()
    const target = targetOf(body)
    const tooMany = await checkRates(db, [triesFrom(address)], now)
    if (tooMany) return tooMany
    const { deviceId } = body
    const inviter = await inviterOf(db, body.invite)
    if (isRefusal(inviter)) return inviter
    const onOwnDevice = inviter && (await refuseOwn(db, inviter, { deviceId }))
    if (onOwnDevice) return onOwnDevice
    if (!(await consumeCode(db, target.to, body.code, now))) return wrongCode()
    // Only the owner of the address learns that it belongs to the inviter.
    const byOwnContact = inviter && (await refuseOwn(db, inviter, { [target.kind]: target.to }))
    if (byOwnContact) return byOwnContact
    const passwordHash = await hashSecret(body.loginPassword, 'password')
    return db.transaction().execute(async (tables) => {
      await removeLeft(tables, now)
      const newcomer = {
        [target.kind]: target.to,
        passwordHash,
        nickName: body.nickName,
        regionId: body.regionId,
        lang: body.lang ?? 'en',
      }
      const account = await createAccount(tables, newcomer, now)
      // Only the owner of the address gets this far.
      if (!account) return fieldRefusal('ALREADY_REGISTERED')
      if (inviter) await refer(tables, inviter, account.account_id, now)
      const token = await openSession(tables, account, { userAgent: header('User-Agent'), deviceId }, now)
      return isRefusal(token) ? token : { ...token, isNewUser: true }
    })
  })

  serve(api, forgetPassword, async (_query, { body, address }) => {
    const now = time()
    const target: Target = 'mobile' in body ? { kind: 'mobile', to: body.mobile } : { kind: 'mail', to: body.mail }
    const tooMany = await checkRates(db, [triesFrom(address)], now)
    if (tooMany) return tooMany
    if (!(await consumeCode(db, target.to, body.code, now))) return wrongCode()
    const passwordHash = await hashSecret(body.password, 'password')
    return db.transaction().execute(async (tables) => {
      await removeLeft(tables, now)
      const account = await findByContact(tables, target)
      if (!account) return fieldRefusal('NO_ACCOUNT')
      await writePassword(tables, account.account_id, passwordHash)
      await endAllSessions(tables, account.account_id, null)
      await forgetUses(tables, triesAt(target.to).key)
      return undefined
    })
  })
}

const targetOf = (body: { userMobile: string } | { userMail: string }): Target =>
  'userMobile' in body ? { kind: 'mobile', to: body.userMobile } : { kind: 'mail', to: body.userMail }
