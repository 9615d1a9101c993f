import type { Tables } from '../database/database.ts'
import type { ItemContent } from './item-store.ts'
import { noPicture } from './member-shop-store.ts'

/** The shop of a demo seller, made where it is missing; answers its id. */
export async function openDemoShop(
  tables: Tables,
  { name, regionId, since }: { readonly name: string; readonly regionId: number; readonly since: Date },
): Promise<number> {
  const row = await tables
    .insertInto('member_shop')
    .values({ account_id: null, demo_name: name, name, pic: noPicture, region_id: regionId, made_at: since })
    .onConflict((conflict) => conflict.column('demo_name').doUpdateSet({ name }))
    .returning('shop_id')
    .executeTakeFirstOrThrow()
  return row.shop_id
}

type DemoItem = ItemContent & {
  readonly key: string
  readonly shopId: number
  readonly regionId: number
  readonly at: Date
}

/** Lists a demo item, unless the mall has had the item before. */
export async function insertDemoItem(
  tables: Tables,
  { key, shopId, regionId, at, categoryId, ...content }: DemoItem,
): Promise<void> {
  await tables
    .insertInto('pre_loved_item')
    .values({
      key,
      shop_id: shopId,
      region_id: regionId,
      state: 'listed',
      category_id: categoryId,
      made_at: at,
      state_at: at,
      listed_at: at,
      ...content,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
