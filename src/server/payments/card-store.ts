import { sql } from 'kysely'
import { query, type Tables } from '../database/database.ts'
import type { ProviderCard } from './payments.ts'

export type CardRow = {
  readonly cardId: number
  readonly provider: string
  readonly reference: string
  readonly brand: string
  readonly last4: string
  readonly expiry: string
  readonly isDefault: boolean
}

const columns = sql`card_id as "cardId", provider, reference, brand, last4, expiry, is_default as "isDefault"`

/** The default first, then the newest. */
export const readCards = (tables: Tables, accountId: number): Promise<CardRow[]> =>
  query<CardRow>(
    tables,
    sql`select ${columns} from saved_card where account_id = ${accountId} order by is_default desc, card_id desc`,
  )

/** Of nobody else: undefined where it is another's. */
export const readCard = async (tables: Tables, accountId: number, cardId: number): Promise<CardRow | undefined> =>
  (
    await query<CardRow>(
      tables,
      sql`select ${columns} from saved_card where account_id = ${accountId} and card_id = ${cardId}`,
    )
  )[0]

/** Keeps a card that has paid; the first is the default. One that is known takes the place of its older self, which is forgotten. */
export async function saveCard(
  tables: Tables,
  accountId: number,
  provider: string,
  card: ProviderCard & { readonly reference: string },
  now: Date,
): Promise<void> {
  const older = await query<{ is_default: boolean }>(
    tables,
    sql`
    update saved_card set account_id = null from (select card_id, is_default from saved_card where account_id = ${accountId} and fingerprint = ${card.fingerprint}) known
    where saved_card.card_id = known.card_id returning known.is_default`,
  )
  await query(
    tables,
    sql`
    insert into saved_card (account_id, provider, reference, brand, last4, expiry, fingerprint, is_default, created_at)
    select account_id, ${provider}, ${card.reference}, ${card.brand}, ${card.last4}, ${card.expiry}, ${card.fingerprint},
      ${older[0]?.is_default === true}::boolean or not exists (select 1 from saved_card s where s.account_id = account.account_id), ${now}
    from account where account_id = ${accountId}`,
  )
}

/** Makes one the default, and no other. */
export async function writeDefaultCard(tables: Tables, accountId: number, cardId: number): Promise<void> {
  await query(
    tables,
    sql`update saved_card set is_default = false where account_id = ${accountId} and is_default and card_id <> ${cardId}`,
  )
  await query(
    tables,
    sql`update saved_card set is_default = true where account_id = ${accountId} and card_id = ${cardId}`,
  )
}

/** Takes a card from its shopper: from now on it waits to be forgotten at the provider. */
export const releaseCard = async (tables: Tables, accountId: number, cardId: number): Promise<void> =>
  void (await query(
    tables,
    sql`update saved_card set account_id = null where account_id = ${accountId} and card_id = ${cardId}`,
  ))

/** Names one card of a provider that nobody has any more, and sets it back. */
export async function claimForgottenCard(
  tables: Tables,
  provider: string,
  now: Date,
  again: Date,
): Promise<string | undefined> {
  const rows = await query<{ reference: string }>(
    tables,
    sql`
    update saved_card set next_at = ${again} where card_id = (
      select card_id from saved_card where account_id is null and provider = ${provider} and (next_at is null or next_at <= ${now}) order by card_id limit 1 for update skip locked)
    returning reference`,
  )
  return rows[0]?.reference
}

export const removeForgottenCard = async (tables: Tables, reference: string): Promise<void> =>
  void (await query(tables, sql`delete from saved_card where account_id is null and reference = ${reference}`))
