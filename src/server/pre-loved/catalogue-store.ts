import { sql } from 'kysely'
import { languages } from '#contract/languages.ts'
import { slugOf } from '#contract/links.ts'
import { conditionWords } from '#words/messages/condition-words.ts'
import type { Tables } from '../database/database.ts'
import { anyOf, bigint } from '../database/expressions.ts'
import { regionById } from '../region/region-rules.ts'
import type { ItemRow } from './item-store.ts'
import type { MemberShop } from './member-shop-store.ts'
import { hasPage, isSoldItem, preLovedKind, productOfItem } from './pre-loved-rules.ts'

const inEachLanguage = (text: (lang: (typeof languages)[number], at: number) => string): string[] =>
  languages.map((lang, at) => text(lang, at))
const empty = inEachLanguage(() => '')

/** Writes the catalogue's row of a shopper's shop. No search finds its name. */
export async function writeShopRow(tables: Tables, shop: MemberShop): Promise<void> {
  const shown = { name: shop.name, slug: slugOf(shop.name), pic: shop.pic }
  await tables
    .insertInto('shop')
    .values({
      shop_id: shop.shopId,
      ...shown,
      intros: inEachLanguage((lang) => conditionWords[lang].shopOf),
      country: regionById(shop.regionId).countryCode,
      is_verified: false,
      since: shop.madeAt.toISOString().slice(0, 10),
      words: '',
    })
    .onConflict((conflict) => conflict.column('shop_id').doUpdateSet(shown))
    .execute()
}

/** A category with its department; the first category of the catalogue if the requested one no longer exists. */
async function readCategory(tables: Tables, categoryId: number): Promise<{ categoryId: number; departmentId: number }> {
  const row = await tables
    .selectFrom('category')
    .select(['category_id as categoryId', 'parent_id as parentId'])
    .orderBy((eb) => eb('category_id', '=', categoryId), 'desc')
    .orderBy('category_id')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { categoryId: row.categoryId, departmentId: row.parentId || row.categoryId }
}

/** The paragraphs of a shopper's text as clean HTML. */
export const htmlOf = (text: string): string =>
  text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .split(/\n+/)
    .map((line) => `<p>${line}</p>`)
    .join('')

/**
 * Writes the catalogue's rows of an item: one product with one variant, offered in one region, one piece while the item
 * is listed. An item without a page keeps its rows, but no screen shows them. The row of the shop must exist.
 */
export async function writeItemRows(tables: Tables, item: ItemRow): Promise<void> {
  const prodId = productOfItem(item.itemId)
  const { categoryId, departmentId } = await readCategory(tables, item.categoryId)
  const at = item.listedAt ?? item.madeAt
  const [pic = ''] = item.pics
  const named = (lang: (typeof languages)[number]) => conditionWords[lang].conditions[item.condition].name
  const parameters = languages.map((lang, index) => [
    { name: conditionWords[lang].condition, value: named(lang) },
    { name: conditionWords[lang].defects, value: item.defects[index] || conditionWords[lang].noDefects },
  ])
  // The variant has this name, too, so that cart, checkout, orders and receipts tell the condition.
  const briefs = inEachLanguage((lang) => conditionWords[lang].preLoved(named(lang)))
  const product = {
    department_id: departmentId,
    category_id: categoryId,
    names: item.titles,
    briefs,
    slug: slugOf(item.titles[0] ?? ''),
    pic,
    imgs: item.pics,
    content: htmlOf(item.descriptions[0] ?? ''),
    parameters: JSON.stringify(parameters),
    created_at: at,
  }
  await tables
    .insertInto('product')
    .values({
      prod_id: prodId,
      kind: preLovedKind,
      brand_id: null,
      item_code: `P${item.itemId}`,
      warranty_months: 0,
      score: 0,
      comm_number: 0,
      rank: 0,
      ...product,
    })
    .onConflict((conflict) => conflict.column('prod_id').doUpdateSet(product))
    .execute()
  await tables
    .insertInto('sku')
    .values({ sku_id: prodId, prod_id: prodId, seq: 0, properties: empty, names: briefs, pic })
    .onConflict((conflict) => conflict.column('sku_id').doUpdateSet({ names: briefs, pic }))
    .execute()
  const money = { price: item.price, ori_price: item.price, stocks: item.state === 'listed' ? 1 : 0 }
  const offer = {
    ...money,
    department_id: departmentId,
    category_id: categoryId,
    created_at: at,
    sells_pre_loved: hasPage(item.state),
    sold_num: isSoldItem(item.state) ? 1 : 0,
  }
  await tables
    .insertInto('sku_offer')
    .values({ region_id: item.regionId, sku_id: prodId, ...money })
    .onConflict((conflict) => conflict.columns(['region_id', 'sku_id']).doUpdateSet(money))
    .execute()
  await tables
    .insertInto('offer')
    .values({
      region_id: item.regionId,
      prod_id: prodId,
      shop_id: item.shopId,
      brand_id: null,
      score: 0,
      rank: 0,
      is_available: false,
      is_overseas: false,
      is_free_delivery: false,
      is_cash_on_delivery: false,
      ship_from: regionById(item.regionId).countryCode,
      deal_hours: null,
      delivery_from: 2,
      delivery_to: 6,
      sold_out: null,
      ...offer,
    })
    .onConflict((conflict) => conflict.columns(['region_id', 'prod_id']).doUpdateSet(offer))
    .execute()
}

/** Removes the catalogue's rows of these items, or of all pre-loved items. */
export async function removeItemRows(tables: Tables, itemIds?: readonly number[]): Promise<void> {
  const ids = itemIds && anyOf(itemIds.map(productOfItem))
  const products = tables.selectFrom('product').select('prod_id').where('kind', '=', preLovedKind)
  const chosen = ids ? products.where('prod_id', '=', ids) : products
  const skus = tables.selectFrom('sku').select('sku_id').where('prod_id', 'in', chosen)
  await tables.deleteFrom('sku_offer').where('sku_id', 'in', skus).execute()
  await tables.deleteFrom('offer').where('prod_id', 'in', chosen).execute()
  await tables.deleteFrom('sku').where('prod_id', 'in', chosen).execute()
  const gone = tables.deleteFrom('product').where('kind', '=', preLovedKind)
  await (ids ? gone.where('prod_id', '=', ids) : gone).execute()
}

/** Removes the rows of shoppers' shops that no longer exist, which a restored backup may lack. */
export const removeShopRows = (tables: Tables): Promise<unknown> =>
  tables
    .deleteFrom('shop')
    .where('shop_id', '>', 1_000_000_000)
    .where('shop_id', 'not in', tables.selectFrom('member_shop').select('shop_id'))
    .where(
      'shop_id',
      'not in',
      tables.selectFrom('offer').select('shop_id').where('shop_id', '>', sql.lit(1_000_000_000)),
    )
    .execute()

/** Whether the catalogue has a category. */
export async function hasCategory(tables: Tables, categoryId: number): Promise<boolean> {
  const row = await tables
    .selectFrom('category')
    .select('category_id')
    .where('category_id', '=', bigint(categoryId))
    .executeTakeFirst()
  return row !== undefined
}

/** The names of these categories in the five languages. */
export async function readCategoryNames(
  tables: Tables,
  categoryIds: readonly number[],
): Promise<Map<number, readonly string[]>> {
  if (categoryIds.length === 0) return new Map()
  const rows = await tables
    .selectFrom('category')
    .select(['category_id as categoryId', 'names'])
    .where('category_id', '=', anyOf(categoryIds))
    .execute()
  return new Map(rows.map(({ categoryId, names }) => [categoryId, names]))
}
