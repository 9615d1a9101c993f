import { sql } from 'kysely'
import type { Tables } from '../database/database.ts'
import { notExists, timestamp } from '../database/expressions.ts'
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

const columns = [
  'card_id as cardId',
  'provider',
  'reference',
  'brand',
  'last4',
  'expiry',
  'is_default as isDefault',
] as const

/** The default first, then the newest. */
export const readCards = (tables: Tables, accountId: number): Promise<CardRow[]> =>
  tables
    .selectFrom('saved_card')
    .select(columns)
    .where('account_id', '=', accountId)
    .orderBy('is_default', 'desc')
    .orderBy('card_id', 'desc')
    .execute()

/** A card of this account; undefined where it is another's. */
export const readCard = (tables: Tables, accountId: number, cardId: number): Promise<CardRow | undefined> =>
  tables
    .selectFrom('saved_card')
    .select(columns)
    .where('account_id', '=', accountId)
    .where('card_id', '=', cardId)
    .executeTakeFirst()

/** Saves a card that has paid; the first card is the default. A known card replaces its older record, which is released. */
export async function saveCard(
  tables: Tables,
  accountId: number,
  provider: string,
  card: ProviderCard & { readonly reference: string },
  now: Date,
): Promise<void> {
  const known = tables
    .selectFrom('saved_card')
    .select(['card_id', 'is_default'])
    .where('account_id', '=', accountId)
    .where('fingerprint', '=', card.fingerprint)
  const older = await tables
    .updateTable('saved_card')
    .from(known.as('known'))
    .set({ account_id: null })
    .whereRef('saved_card.card_id', '=', 'known.card_id')
    .returning('known.is_default')
    .executeTakeFirst()
  const wasDefault = older?.is_default === true
  await tables
    .insertInto('saved_card')
    .columns([
      'account_id',
      'provider',
      'reference',
      'brand',
      'last4',
      'expiry',
      'fingerprint',
      'is_default',
      'created_at',
    ])
    .expression(
      tables
        .selectFrom('account')
        .select((eb) => [
          'account.account_id',
          sql<string>`${provider}`.as('provider'),
          sql<string>`${card.reference}`.as('reference'),
          sql<string>`${card.brand}`.as('brand'),
          sql<string>`${card.last4}`.as('last4'),
          sql<string>`${card.expiry}`.as('expiry'),
          sql<string>`${card.fingerprint}`.as('fingerprint'),
          sql<boolean>`${wasDefault}::boolean or ${notExists(
            eb.selectFrom('saved_card as s').select('s.card_id').whereRef('s.account_id', '=', 'account.account_id'),
          )}`.as('is_default'),
          timestamp(now).as('created_at'),
        ])
        .where('account.account_id', '=', accountId),
    )
    .execute()
}

/** Makes one card the default, and no other. */
export async function writeDefaultCard(tables: Tables, accountId: number, cardId: number): Promise<void> {
  await tables
    .updateTable('saved_card')
    .set({ is_default: false })
    .where('account_id', '=', accountId)
    .where('is_default', '=', sql.lit(true))
    .where('card_id', '<>', cardId)
    .execute()
  await tables
    .updateTable('saved_card')
    .set({ is_default: true })
    .where('account_id', '=', accountId)
    .where('card_id', '=', cardId)
    .execute()
}

/** Takes a card from its shopper: from now on it waits to be deleted at the provider. */
export async function releaseCard(tables: Tables, accountId: number, cardId: number): Promise<void> {
  await tables
    .updateTable('saved_card')
    .set({ account_id: null })
    .where('account_id', '=', accountId)
    .where('card_id', '=', cardId)
    .execute()
}

/** Claims one card of a provider that belongs to no account any more, and postpones it to `again`. */
export async function claimForgottenCard(
  tables: Tables,
  provider: string,
  now: Date,
  again: Date,
): Promise<string | undefined> {
  const due = tables
    .selectFrom('saved_card')
    .select('card_id')
    .where('account_id', 'is', null)
    .where('provider', '=', provider)
    .where((eb) => eb.or([eb('next_at', 'is', null), eb('next_at', '<=', now)]))
    .orderBy('card_id')
    .limit(1)
    .forUpdate()
    .skipLocked()
  const row = await tables
    .updateTable('saved_card')
    .set({ next_at: again })
    .where('card_id', '=', due)
    .returning('reference')
    .executeTakeFirst()
  return row?.reference
}

export async function removeForgottenCard(tables: Tables, reference: string): Promise<void> {
  await tables.deleteFrom('saved_card').where('account_id', 'is', null).where('reference', '=', reference).execute()
}
