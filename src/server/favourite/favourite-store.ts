import { sql } from 'kysely'
import type { Tables } from '../database/database.ts'
import { anyOf, greatest, idsInOrder } from '../database/expressions.ts'

export type Kind = 'prod' | 'shop'
type FavouriteChange = {
  readonly kind: Kind
  readonly targetId: number
  readonly isFavourite: boolean
  readonly at: Date
}

/** Writes a change unless a later change is stored; answers whether the target is now a favourite. */
export async function writeFavourite(
  tables: Tables,
  accountId: number,
  { kind, targetId, isFavourite, at }: FavouriteChange,
): Promise<boolean> {
  const row = await tables
    .insertInto('favourite')
    .values({ account_id: accountId, kind, target_id: targetId, is_kept: isFavourite, at })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'kind', 'target_id']).doUpdateSet((eb) => ({
        is_kept: eb
          .case()
          .when('excluded.at', '>=', eb.ref('favourite.at'))
          .then(eb.ref('excluded.is_kept'))
          .else(eb.ref('favourite.is_kept'))
          .end(),
        at: greatest(eb.ref('excluded.at'), eb.ref('favourite.at')),
      })),
    )
    .returning('is_kept')
    .executeTakeFirst()
  return row?.is_kept ?? isFavourite
}

/** The ids of all products or shops of the catalogue. */
const catalogueOf = (tables: Tables, kind: Kind) =>
  (kind === 'prod'
    ? tables.selectFrom('product').select('prod_id as id')
    : tables.selectFrom('shop').select('shop_id as id')
  ).as('existing')

/** The ids among these that the catalogue has. */
export async function readExisting(tables: Tables, kind: Kind, ids: readonly number[]): Promise<number[]> {
  const rows = await tables.selectFrom(catalogueOf(tables, kind)).select('id').where('id', '=', anyOf(ids)).execute()
  return rows.map(({ id }) => id)
}

/** A shopper's favourites of a kind that are still in the catalogue. */
const existingFavourites = (tables: Tables, accountId: number, kind: Kind) =>
  tables
    .selectFrom('favourite')
    .innerJoin(catalogueOf(tables, kind), 'existing.id', 'favourite.target_id')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('is_kept', '=', sql.lit(true))

/** Ids of favourites that are still in the catalogue, newest first; `page` limits them. */
export async function readFavourites(
  tables: Tables,
  accountId: number,
  kind: Kind,
  page?: { skip: number; size: number },
): Promise<number[]> {
  const all = existingFavourites(tables, accountId, kind)
    .select('target_id')
    .orderBy('at', 'desc')
    .orderBy('target_id', 'desc')
  const rows = await (page ? all.offset(page.skip).limit(page.size) : all).execute()
  return rows.map((row) => row.target_id)
}

/** The number of favourites that are still in the catalogue. */
export async function countOwnFavourites(tables: Tables, accountId: number, kind: Kind): Promise<number> {
  const row = await existingFavourites(tables, accountId, kind)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirst()
  return row?.total ?? 0
}

/** Whether a product or shop is a favourite, even one that the catalogue no longer has. */
export async function isKept(tables: Tables, accountId: number, kind: Kind, targetId: number): Promise<boolean> {
  const row = await tables
    .selectFrom('favourite')
    .select('is_kept')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('target_id', '=', targetId)
    .executeTakeFirst()
  return row?.is_kept === true
}

/** All favourites of a shopper, for the export of their data. */
export const readEveryFavourite = (
  tables: Tables,
  accountId: number,
): Promise<{ kind: Kind; target_id: number; at: Date }[]> =>
  tables
    .selectFrom('favourite')
    .select(['kind', 'target_id', 'at'])
    .where('account_id', '=', accountId)
    .where('is_kept', '=', sql.lit(true))
    .orderBy('at', 'desc')
    .execute()

/** The shops with these ids, in the order of the ids. */
export const readShops = (
  tables: Tables,
  shopIds: readonly number[],
): Promise<{ shop_id: number; name: string; slug: string; pic: string; country: string; is_verified: boolean }[]> =>
  tables
    .selectFrom(idsInOrder('wanted', shopIds))
    .innerJoin('shop as s', 's.shop_id', 'wanted.id')
    .select(['s.shop_id', 's.name', 's.slug', 's.pic', 's.country', 's.is_verified'])
    .orderBy('wanted.place')
    .execute()
