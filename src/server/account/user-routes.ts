import type { Hono } from 'hono'
import { setLanguage, setRegion } from '#contract/account/preferences.ts'
import { sentences } from '#contract/account/sentences.ts'
import {
  deleteUser,
  endSession,
  endSessions,
  exportUser,
  readSessions,
  readUserInfo,
  setContact,
  setPassword,
  setUserInfo,
} from '#contract/account/user.ts'
import type { Tables } from '../database/database.ts'
import type { Dependencies } from '../dependencies.ts'
import { notFound, type Refusal, refusal } from '../http/refusal.ts'
import { type ShopperCall, serveShopper } from '../http/serve-shopper.ts'
import { checkRates } from '../rate-limit/check-rates.ts'
import { rateKeys } from '../rate-limit/rate-keys.ts'
import { consumeCode, wrongCode } from '../sign-in/codes.ts'
import { hashSecret, isSecret } from '../sign-in/secrets.ts'
import { endAllSessions, endOneSession, readSessionRows } from '../sign-in/session-store.ts'
import { isOwnUpload } from '../uploads/upload-store.ts'
import { graceOfLeaving, sessionOf, userInfoOf } from './account-rules.ts'
import {
  type AccountRow,
  findById,
  lockAccount,
  writeContact,
  writeLanguage,
  writeLeaving,
  writePassword,
  writeProfile,
  writeRegion,
} from './account-store.ts'
import { exportedUser } from './exported-user.ts'

/** The stored password that the caller has proven, null where there is none, and the hash of the new one. */
type CheckedPassword = { readonly known: string | null; readonly passwordHash: string }

const wrongPassword = () => refusal('PASSWORD_WRONG', sentences.PASSWORD_WRONG, { oldPassword: 'PASSWORD_WRONG' })

/** The account endpoints: profile, password, contact, sessions, deletion (docs/wire.md#account). */
export function userRoutes(api: Hono, dependencies: Dependencies): void {
  const { db, clock, settings } = dependencies
  const time = () => new Date(clock())
  /** Ten tries of one account in a quarter of an hour. */
  const tenTries = (key: string): Promise<Refusal | null> => checkRates(db, [{ key, max: 10, seconds: 900 }], time())
  /** The tries of the codes that change a contact or delete the account. */
  const limitCodes = {
    prepare: (_query: unknown, { shopper }: Pick<ShopperCall, 'shopper'>) =>
      tenTries(rateKeys.ownCodesOf(shopper.accountId)),
  }

  serveShopper(api, dependencies, readUserInfo, async (_query, { tables, shopper }) =>
    userInfoOf(await ownAccount(tables, shopper.accountId)),
  )

  serveShopper(api, dependencies, setUserInfo, async (_query, { body, tables, shopper }) => {
    if (body.avatarUrl && !(await isOwnUpload(tables, shopper.accountId, body.avatarUrl))) {
      return refusal('PICTURE_INVALID', sentences.PICTURE_INVALID, { avatarUrl: 'PICTURE_INVALID' })
    }
    if (body.birthDate && body.birthDate > time().toISOString().slice(0, 10))
      return refusal('BAD_REQUEST', sentences.BAD_REQUEST, { birthDate: 'INVALID' })
    await writeProfile(tables, shopper.accountId, { ...body, ...(body.avatarUrl === '' ? { avatarUrl: null } : {}) })
    return userInfoOf(await ownAccount(tables, shopper.accountId))
  })

  serveShopper<typeof setPassword, CheckedPassword>(
    api,
    dependencies,
    setPassword,
    async (_query, { body, tables, shopper }, { known, passwordHash }) => {
      const account = await lockAccount(tables, shopper.accountId)
      // Of two changes with the same old password, the later one finds another password.
      if (account?.password_hash !== known) return wrongPassword()
      if (known === null && !(await consumeOwnCode(tables, account, body.code ?? '', time()))) return wrongCode()
      await writePassword(tables, shopper.accountId, passwordHash)
      await endAllSessions(tables, shopper.accountId, shopper.sessionId)
      return undefined
    },
    {
      prepare: async (_query, { body, shopper }): Promise<CheckedPassword | Refusal> => {
        const tooMany = await tenTries(rateKeys.oldPasswordsOf(shopper.accountId))
        if (tooMany) return tooMany
        const { password_hash: known } = await ownAccount(db, shopper.accountId)
        if (known !== null && !(await isSecret(body.oldPassword ?? '', known, 'password'))) return wrongPassword()
        return { known, passwordHash: await hashSecret(body.password, 'password') }
      },
    },
  )

  serveShopper(
    api,
    dependencies,
    setContact,
    async (_query, { body, tables, shopper }) => {
      const contact =
        'mail' in body ? ({ kind: 'mail', to: body.mail } as const) : ({ kind: 'mobile', to: body.mobile } as const)
      if (!(await consumeCode(tables, contact.to, body.code, time()))) return wrongCode()
      if (!(await writeContact(tables, shopper.accountId, contact)))
        return refusal('CONTACT_TAKEN', sentences.CONTACT_TAKEN, { [contact.kind]: 'CONTACT_TAKEN' })
      return userInfoOf(await ownAccount(tables, shopper.accountId))
    },
    limitCodes,
  )

  serveShopper(api, dependencies, setLanguage, async (_query, { body, tables, shopper }) => {
    await writeLanguage(tables, shopper.accountId, body.lang)
    return undefined
  })

  serveShopper(api, dependencies, setRegion, async ({ regionId }, { tables, shopper }) => {
    await writeRegion(tables, shopper.accountId, regionId)
    return undefined
  })

  serveShopper(api, dependencies, readSessions, async (_query, { tables, shopper, timeZone }) =>
    (await readSessionRows(tables, shopper.accountId, time())).map((row) =>
      sessionOf(row, shopper.sessionId, timeZone),
    ),
  )

  serveShopper(api, dependencies, endSession, async (_query, { params, tables, shopper }) =>
    (await endOneSession(tables, shopper.accountId, params.sessionId)) ? undefined : notFound('session'),
  )

  serveShopper(api, dependencies, endSessions, async ({ isCurrentToo }, { tables, shopper }) => {
    await endAllSessions(tables, shopper.accountId, isCurrentToo ? null : shopper.sessionId)
    return undefined
  })

  serveShopper(
    api,
    dependencies,
    deleteUser,
    async (_query, { body, tables, shopper }) => {
      if (!(await consumeOwnCode(tables, await ownAccount(tables, shopper.accountId), body.code, time())))
        return wrongCode()
      await writeLeaving(tables, shopper.accountId, new Date(clock() + graceOfLeaving))
      await endAllSessions(tables, shopper.accountId, null)
      return undefined
    },
    limitCodes,
  )

  serveShopper(api, dependencies, exportUser, async (_query, { tables, shopper, timeZone }) =>
    exportedUser(tables, await ownAccount(tables, shopper.accountId), shopper, {
      timeZone,
      now: time(),
      refundDays: settings.REFUND_DAYS,
    }),
  )
}

async function ownAccount(tables: Tables, accountId: number): Promise<AccountRow> {
  const account = await findById(tables, accountId)
  if (!account) throw new Error('The account was deleted during the request.')
  return account
}

/** Whether the code was sent to this account's own email address or mobile number. The code is used up. */
async function consumeOwnCode(tables: Tables, { mail, mobile }: AccountRow, code: string, now: Date): Promise<boolean> {
  for (const target of [mail, mobile]) {
    if (target && (await consumeCode(tables, target, code, now))) return true
  }
  return false
}
