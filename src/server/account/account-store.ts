import sql from 'sql-template-tag'
import type { Language } from '#contract/wire.ts'
import type { Tables } from '../database/database.ts'

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
export type NewAccount = {
  userId: string
  mail: string | null
  mobile: string | null
  passwordHash: string | null
  nickName: string
  regionId: number
  lang: Language
  invitationCode: string
  invitedBy: number | null
}

const columns = sql`account_id, user_id, mail, mobile, password_hash, nick_name, avatar_url, to_char(birth_date, 'YYYY-MM-DD') as birth_date, sex, region_id, lang,
  invitation_code, is_enabled, leaves_at`
const column = ({ kind }: Contact) => (kind === 'mail' ? sql`mail` : sql`mobile`)

export async function findByContact(tables: Tables, contact: Contact): Promise<AccountRow | undefined> {
  return (
    await tables.query<AccountRow>(sql`select ${columns} from account where ${column(contact)} = ${contact.to}`)
  )[0]
}

export async function findById(tables: Tables, accountId: number): Promise<AccountRow | undefined> {
  return (await tables.query<AccountRow>(sql`select ${columns} from account where account_id = ${accountId}`))[0]
}

export async function findByIdentity(
  tables: Tables,
  provider: string,
  subject: string,
): Promise<AccountRow | undefined> {
  return (
    await tables.query<AccountRow>(
      sql`select ${columns} from account where account_id = (select account_id from identity where provider = ${provider} and subject = ${subject})`,
    )
  )[0]
}

export async function findByInvitation(tables: Tables, code: string): Promise<number | undefined> {
  return (
    await tables.query<{ account_id: number }>(
      sql`select account_id from account where invitation_code = ${code.trim().toUpperCase()}`,
    )
  )[0]?.account_id
}

/** The language that the account of a mail or mobile keeps for its messages. */
export async function findLanguage(tables: Tables, contact: Contact): Promise<Language | undefined> {
  return (
    await tables.query<{ lang: Language }>(sql`select lang from account where ${column(contact)} = ${contact.to}`)
  )[0]?.lang
}

/** Undefined where somebody has its mail or mobile already. */
export async function insertAccount(tables: Tables, account: NewAccount, now: Date): Promise<AccountRow | undefined> {
  const rows = await tables.query<AccountRow>(sql`
    insert into account (user_id, mail, mobile, password_hash, nick_name, region_id, lang, invitation_code, invited_by, created_at)
    values (${account.userId}, ${account.mail}, ${account.mobile}, ${account.passwordHash}, ${account.nickName}, ${account.regionId}, ${account.lang},
      ${account.invitationCode}, ${account.invitedBy}, ${now})
    on conflict do nothing returning ${columns}`)
  return rows[0]
}

export const insertIdentity = async (
  tables: Tables,
  provider: string,
  subject: string,
  accountId: number,
): Promise<void> =>
  void (await tables.query(
    sql`insert into identity (provider, subject, account_id) values (${provider}, ${subject}, ${accountId}) on conflict do nothing`,
  ))

export const writePassword = async (tables: Tables, accountId: number, passwordHash: string): Promise<void> =>
  void (await tables.query(sql`update account set password_hash = ${passwordHash} where account_id = ${accountId}`))

/** False where another account has it. */
export async function writeContact(tables: Tables, accountId: number, contact: Contact): Promise<boolean> {
  const rows = await tables.query(sql`
    update account set ${column(contact)} = ${contact.to} where account_id = ${accountId}
      and not exists (select 1 from account where ${column(contact)} = ${contact.to} and account_id <> ${accountId}) returning 1`)
  return rows.length > 0
}

export type ProfileChange = {
  avatarUrl?: string | null
  birthDate?: string | null
  nickName?: string
  sex?: 'F' | 'M' | 'X' | null
}

/** Writes what is named; undefined stays as it is. */
export async function writeProfile(tables: Tables, accountId: number, change: ProfileChange): Promise<void> {
  await tables.query(sql`
    update account set
      avatar_url = ${change.avatarUrl === undefined ? sql`avatar_url` : sql`${change.avatarUrl}`},
      birth_date = ${change.birthDate === undefined ? sql`birth_date` : sql`${change.birthDate}::date`},
      nick_name = ${change.nickName === undefined ? sql`nick_name` : sql`${change.nickName}`},
      sex = ${change.sex === undefined ? sql`sex` : sql`${change.sex}`}
    where account_id = ${accountId}`)
}

export const writeLanguage = async (tables: Tables, accountId: number, lang: Language): Promise<void> =>
  void (await tables.query(sql`update account set lang = ${lang} where account_id = ${accountId}`))

export const writeRegion = async (tables: Tables, accountId: number, regionId: number): Promise<void> =>
  void (await tables.query(sql`update account set region_id = ${regionId} where account_id = ${accountId}`))

/** When the account goes for good; null takes that back. */
export const writeLeaving = async (tables: Tables, accountId: number, leavesAt: Date | null): Promise<void> =>
  void (await tables.query(sql`update account set leaves_at = ${leavesAt} where account_id = ${accountId}`))

/** Takes away for good the accounts whose time is over. */
export const removeLeft = async (tables: Tables, now: Date): Promise<void> =>
  void (await tables.query(sql`delete from account where leaves_at <= ${now}`))
