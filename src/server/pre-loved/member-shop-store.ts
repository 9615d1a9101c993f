import type { Tables } from '../database/database.ts'
import { anyOf, bigint } from '../database/expressions.ts'
import { pictureTemplate } from '../media/picture-path.ts'
import { uploadName, uploadTemplate } from '../uploads/upload-store.ts'
import { writeShopRow } from './catalogue-store.ts'

/** The shop of a shopper; `accountId` is null for demo sellers and once the account is deleted. */
export type MemberShop = {
  readonly shopId: number
  readonly accountId: number | null
  readonly name: string
  readonly pic: string
  readonly regionId: number
  readonly isDemo: boolean
  readonly madeAt: Date
}

/** The picture of a shopper who has not uploaded a picture: a silhouette. */
export const noPicture = pictureTemplate({ render: '1f464', hue: 0, view: 'front' })

/** The name of a shop whose account was deleted: a dash, because a word would have to be translated. */
const leftName = '–'

const shops = (tables: Tables) =>
  tables
    .selectFrom('member_shop')
    .select((eb) => [
      'shop_id as shopId',
      'account_id as accountId',
      'name',
      'pic',
      'region_id as regionId',
      eb('demo_name', 'is not', null).$castTo<boolean>().as('isDemo'),
      'made_at as madeAt',
    ])

/** The shop of an account; undefined before the first offer or conversation with a seller. */
export const readOwnShop = (tables: Tables, accountId: number): Promise<MemberShop | undefined> =>
  shops(tables).where('account_id', '=', accountId).executeTakeFirst()

/** A shopper's shop by its id; undefined for a shop of the catalogue. */
export const readMemberShop = (tables: Tables, shopId: number): Promise<MemberShop | undefined> =>
  shops(tables).where('shop_id', '=', bigint(shopId)).executeTakeFirst()

/** These shops of shoppers. */
export const readMemberShops = (tables: Tables, shopIds: readonly number[]): Promise<MemberShop[]> =>
  shopIds.length === 0 ? Promise.resolve([]) : shops(tables).where('shop_id', '=', anyOf(shopIds)).execute()

/** The shops of all shoppers; used to rebuild the catalogue rows. */
export const readEveryMemberShop = (tables: Tables): Promise<MemberShop[]> => shops(tables).orderBy('shop_id').execute()

/**
 * The shop of an account with the account's current name and picture; created if it does not exist. The row is locked
 * until the transaction ends, so that a seller's writes follow one another.
 */
export async function openOwnShop(tables: Tables, accountId: number, now: Date): Promise<MemberShop> {
  const account = await tables
    .selectFrom('account')
    .select(['nick_name as name', 'avatar_url as avatar', 'region_id as regionId'])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  const own = uploadName(account.avatar ?? '')
  const shown = { name: account.name, pic: own ? uploadTemplate(own) : noPicture }
  const { shop_id: shopId } = await tables
    .insertInto('member_shop')
    .values({ account_id: accountId, demo_name: null, region_id: account.regionId, made_at: now, ...shown })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(shown))
    .returning('shop_id')
    .executeTakeFirstOrThrow()
  const shop = { shopId, accountId, regionId: account.regionId, isDemo: false, madeAt: now, ...shown }
  await writeShopRow(tables, shop)
  return shop
}

/** Removes name and picture from the shops of deleted accounts; returns the shops that still had them. */
export async function nameLeftShops(tables: Tables): Promise<MemberShop[]> {
  const left = await shops(tables)
    .where('account_id', 'is', null)
    .where('demo_name', 'is', null)
    .where('name', '<>', leftName)
    .execute()
  const nameless = { name: leftName, pic: noPicture }
  if (left.length > 0)
    await tables
      .updateTable('member_shop')
      .set(nameless)
      .where('shop_id', '=', anyOf(left.map(({ shopId }) => shopId)))
      .execute()
  return left.map((shop) => ({ ...shop, ...nameless }))
}
