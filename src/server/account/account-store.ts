import { type ExpressionBuilder, sql } from 'kysely'
import type { Language } from '#contract/wire.ts'
import type { Tables } from '../database/database.ts'
import { anyOf, calendarDay } from '../database/expressions.ts'
import type { Schema } from '../database/schema.ts'

export type AccountRow = {
  account_id: number
  user_id: string
  mail: string | null
  mobile: string | null
  password_hash: string | null
  nick_name: string
  avatar_url: string | null
  birth_date: string | null
  sex: 'F' | 'M' | 'X' | null
  region_id: number
  lang: Language
  invitation_code: string
  is_enabled: boolean
  leaves_at: Date | null
}
type Contact = { readonly kind: 'mail' | 'mobile'; readonly to: string }
type NewAccount = {
  userId: string
  mail: string | null
  mobile: string | null
  passwordHash: string | null
  nickName: string
  regionId: number
  lang: Language
  invitationCode: string
}

const columns = (eb: ExpressionBuilder<Schema, 'account'>) =>
  [
    'account_id',
    'user_id',
    'mail',
    'mobile',
    'password_hash',
    'nick_name',
    'avatar_url',
    calendarDay(eb.ref('birth_date')).as('birth_date'),
    'sex',
    'region_id',
    'lang',
    'invitation_code',
    'is_enabled',
    'leaves_at',
  ] as const

export const findByContact = (tables: Tables, { kind, to }: Contact): Promise<AccountRow | undefined> =>
  tables.selectFrom('account').select(columns).where(kind, '=', to).executeTakeFirst()

export const findById = (tables: Tables, accountId: number): Promise<AccountRow | undefined> =>
  tables.selectFrom('account').select(columns).where('account_id', '=', accountId).executeTakeFirst()

/**
 * The account, locked until the transaction ends: its password does not change in the meantime, and a change that is
 * under way is over.
 */
export const lockAccount = (tables: Tables, accountId: number): Promise<AccountRow | undefined> =>
  tables.selectFrom('account').select(columns).where('account_id', '=', accountId).forNoKeyUpdate().executeTakeFirst()

/** Makes the sign-ins of one person at an issuer follow one another until the transaction ends. */
export const lockIdentity = (tables: Tables, provider: string, subject: string): Promise<unknown> =>
  tables
    .selectNoFrom(sql`pg_advisory_xact_lock(hashtextextended(${`${provider} ${subject}`}, 7))`.as('taken'))
    .execute()

export const findByIdentity = (tables: Tables, provider: string, subject: string): Promise<AccountRow | undefined> =>
  tables
    .selectFrom('account')
    .select(columns)
    .where('account_id', '=', (eb) =>
      eb
        .selectFrom('identity')
        .select('identity.account_id')
        .where('provider', '=', provider)
        .where('subject', '=', subject),
    )
    .executeTakeFirst()

/**
 * The message language of the account with this email address or mobile number; undefined where no such account exists.
 */
export async function findLanguage(tables: Tables, { kind, to }: Contact): Promise<Language | undefined> {
  return (await tables.selectFrom('account').select('lang').where(kind, '=', to).executeTakeFirst())?.lang
}

/** Undefined where another account already has the email address or mobile number. */
export const insertAccount = (tables: Tables, account: NewAccount, now: Date): Promise<AccountRow | undefined> =>
  tables
    .insertInto('account')
    .values({
      user_id: account.userId,
      mail: account.mail,
      mobile: account.mobile,
      password_hash: account.passwordHash,
      nick_name: account.nickName,
      region_id: account.regionId,
      lang: account.lang,
      invitation_code: account.invitationCode,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst()

/** The accounts at sign-in providers that sign in to this account. */
export const readIdentities = (tables: Tables, accountId: number): Promise<{ provider: string; subject: string }[]> =>
  tables
    .selectFrom('identity')
    .select(['provider', 'subject'])
    .where('account_id', '=', accountId)
    .orderBy('provider')
    .execute()

export async function insertIdentity(
  tables: Tables,
  provider: string,
  subject: string,
  accountId: number,
): Promise<void> {
  await tables
    .insertInto('identity')
    .values({ provider, subject, account_id: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function writePassword(tables: Tables, accountId: number, passwordHash: string): Promise<void> {
  await tables.updateTable('account').set({ password_hash: passwordHash }).where('account_id', '=', accountId).execute()
}

/** False where another account already has the email address or mobile number. */
export async function writeContact(tables: Tables, accountId: number, { kind, to }: Contact): Promise<boolean> {
  const another = tables
    .selectFrom('account as other')
    .select('other.account_id')
    .where('other.account_id', '<>', accountId)
  const rows = await tables
    .updateTable('account')
    .set(kind === 'mail' ? { mail: to } : { mobile: to })
    .where('account_id', '=', accountId)
    .where((eb) => eb.not(eb.exists(another.where(`other.${kind}`, '=', to))))
    .returning('account_id')
    .execute()
  return rows.length > 0
}

type ProfileChange = {
  avatarUrl?: string | null
  birthDate?: string | null
  nickName?: string
  sex?: 'F' | 'M' | 'X' | null
}

/** Writes the given fields; an undefined field stays unchanged. */
export async function writeProfile(tables: Tables, accountId: number, change: ProfileChange): Promise<void> {
  await tables
    .updateTable('account')
    .set((eb) => ({
      nick_name: change.nickName ?? eb.ref('nick_name'),
      avatar_url: change.avatarUrl,
      birth_date: change.birthDate,
      sex: change.sex,
    }))
    .where('account_id', '=', accountId)
    .execute()
}

export async function writeLanguage(tables: Tables, accountId: number, lang: Language): Promise<void> {
  await tables.updateTable('account').set({ lang }).where('account_id', '=', accountId).execute()
}

export async function writeRegion(tables: Tables, accountId: number, regionId: number): Promise<void> {
  await tables.updateTable('account').set({ region_id: regionId }).where('account_id', '=', accountId).execute()
}

/** Writes the time at which the account is deleted for good; null cancels the deletion. */
export async function writeLeaving(tables: Tables, accountId: number, leavesAt: Date | null): Promise<void> {
  await tables.updateTable('account').set({ leaves_at: leavesAt }).where('account_id', '=', accountId).execute()
}

/** The accounts whose grace period has ended, locked until the transaction ends. */
export async function lockLeft(tables: Tables, now: Date): Promise<number[]> {
  const rows = await tables
    .selectFrom('account')
    .select('account_id')
    .where('leaves_at', '<=', now)
    .orderBy('account_id')
    .forUpdate()
    .execute()
  return rows.map(({ account_id: accountId }) => accountId)
}

/** Deletes these accounts with everything that references them. */
export async function deleteAccounts(tables: Tables, accountIds: readonly number[]): Promise<void> {
  await tables.deleteFrom('account').where('account_id', '=', anyOf(accountIds)).execute()
}
