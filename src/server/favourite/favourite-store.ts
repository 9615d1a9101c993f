import sql from 'sql-template-tag'
import type { Tables } from '../database/database.ts'

export type Kind = 'prod' | 'shop'
type Wish = { readonly kind: Kind; readonly targetId: number; readonly isKept: boolean; readonly at: Date }

/** Writes a wish unless a later one is known, and answers what holds now. */
export async function writeWish(
  tables: Tables,
  accountId: number,
  { kind, targetId, isKept, at }: Wish,
): Promise<boolean> {
  const rows = await tables.query<{ is_kept: boolean }>(sql`
    insert into favourite as known (account_id, kind, target_id, is_kept, at) values (${accountId}, ${kind}, ${targetId}, ${isKept}, ${at})
    on conflict (account_id, kind, target_id) do update set
      is_kept = case when excluded.at >= known.at then excluded.is_kept else known.is_kept end, at = greatest(excluded.at, known.at)
    returning is_kept`)
  return rows[0]?.is_kept ?? isKept
}

const catalogue = (kind: Kind) =>
  kind === 'prod' ? sql`(select prod_id as id from product) there` : sql`(select shop_id as id from shop) there`

/** Those of these ids that the mall has. */
export async function readThere(tables: Tables, kind: Kind, ids: readonly number[]): Promise<number[]> {
  const rows = await tables.query<{ id: number }>(
    sql`select id from ${catalogue(kind)} where id = any(${[...ids]}::bigint[])`,
  )
  return rows.map(({ id }) => id)
}

/** Ids of favourites that the mall still has, the newest first; `page` cuts one out. */
export async function readFavourites(
  tables: Tables,
  accountId: number,
  kind: Kind,
  page?: { skip: number; size: number },
): Promise<number[]> {
  const rows = await tables.query<{ target_id: number }>(sql`
    select target_id from favourite join ${catalogue(kind)} on there.id = target_id
    where account_id = ${accountId} and kind = ${kind} and is_kept order by at desc, target_id desc ${page ? sql`offset ${page.skip} limit ${page.size}` : sql``}`)
  return rows.map((row) => row.target_id)
}

export async function countKept(tables: Tables, accountId: number, kind: Kind): Promise<number> {
  const rows = await tables.query<{ total: number }>(sql`
    select count(*) as total from favourite join ${catalogue(kind)} on there.id = target_id where account_id = ${accountId} and kind = ${kind} and is_kept`)
  return rows[0]?.total ?? 0
}

export async function isKept(tables: Tables, accountId: number, kind: Kind, targetId: number): Promise<boolean> {
  const rows = await tables.query(
    sql`select 1 from favourite where account_id = ${accountId} and kind = ${kind} and target_id = ${targetId} and is_kept`,
  )
  return rows.length > 0
}

/** Everything that is a favourite, for the person's own copy. */
export const readEveryFavourite = (
  tables: Tables,
  accountId: number,
): Promise<{ kind: Kind; target_id: number; at: Date }[]> =>
  tables.query(
    sql`select kind, target_id, at from favourite where account_id = ${accountId} and is_kept order by at desc`,
  )

/** Shops by id, in that order. */
export const readShops = (
  tables: Tables,
  shopIds: readonly number[],
): Promise<{ shop_id: number; name: string; slug: string; pic: string; country: string; is_verified: boolean }[]> =>
  tables.query(sql`
    select s.shop_id, s.name, s.slug, s.pic, s.country, s.is_verified
    from unnest(${[...shopIds]}::bigint[]) with ordinality as wanted (shop_id, place) join shop s using (shop_id) order by wanted.place`)
