import { randomBytes, randomInt } from 'node:crypto'
import { madeUpNickName } from '#contract/account/sign-in-rules.ts'
import type { Language } from '#contract/wire.ts'
import type { Tables } from '../database/database.ts'
import { type AccountRow, insertAccount } from './account-store.ts'

type Newcomer = {
  readonly mail?: string
  readonly mobile?: string
  readonly passwordHash?: string
  /** The nickname; the server makes one where it is absent. */
  readonly nickName?: string | undefined
  readonly regionId: number
  readonly lang: Language
}

/** Letters and digits that are not easily confused. */
const signs = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const invitationCode = () => Array.from({ length: 8 }, () => signs[randomInt(signs.length)]).join('')

/** Shortens a name from an identity provider to the contract's limits; undefined where nothing is left. */
export const cleanName = (name: string | undefined): string | undefined =>
  name
    ?.replace(/[\p{Cc}\p{Cs}]/gu, '')
    .trim()
    .slice(0, 40)
    .trim() || undefined

/** Creates an account; undefined where another account has its email address or mobile number. */
export const createAccount = (
  tables: Tables,
  { mail, mobile, passwordHash, nickName, regionId, lang }: Newcomer,
  now: Date,
): Promise<AccountRow | undefined> =>
  insertAccount(
    tables,
    {
      userId: randomBytes(12).toString('hex'),
      mail: mail ?? null,
      mobile: mobile ?? null,
      passwordHash: passwordHash ?? null,
      nickName: nickName ?? madeUpNickName(invitationCode()),
      regionId,
      lang,
      invitationCode: invitationCode(),
    },
    now,
  )
