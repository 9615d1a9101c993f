import { sql } from 'kysely'
import type { ItemState, ListState } from '#contract/grocery/grocery-merge.ts'
import type { WireListState } from '#contract/grocery/grocery-wire.ts'
import type { Tables } from '../database/database.ts'
import { anyOf, anyOfTexts } from '../database/expressions.ts'

/** The lists of an account by id, deleted lists included. */
export type Lists = ReadonlyMap<string, WireListState>

/**
 * Every list of an account with all items. If `listId` is given, the other lists are without their items, except deleted
 * lists: a later edit of an item revives one, and the name of a list depends on which other lists are shown.
 */
export async function readLists(tables: Tables, accountId: number, listId?: string): Promise<Lists> {
  const deleted = tables
    .selectFrom('grocery_list')
    .select('list_id')
    .where('account_id', '=', accountId)
    .where((eb) => sql<boolean>`${eb.ref('fields')} @> '{"isGone": {"value": true}}'`)
  const [lists, items] = await Promise.all([
    tables
      .selectFrom('grocery_list')
      .select(['list_id', 'version', 'fields'])
      .where('account_id', '=', accountId)
      .execute(),
    tables
      .selectFrom('grocery_item')
      .select(['list_id', 'item_id', 'registers'])
      .where('account_id', '=', accountId)
      .$if(listId !== undefined, (rows) =>
        rows.where((eb) => eb.or([eb('list_id', '=', listId ?? ''), eb('list_id', 'in', deleted)])),
      )
      .execute(),
  ])
  const ofLists = new Map<string, Record<string, ItemState>>()
  for (const { list_id: ofList, item_id: itemId, registers } of items) {
    const own = ofLists.get(ofList) ?? {}
    own[itemId] = registers
    ofLists.set(ofList, own)
  }
  return new Map(
    lists.map(({ list_id: id, version, fields }): [string, WireListState] => [
      id,
      { listId: id, version, fields, items: ofLists.get(id) ?? {} } as WireListState,
    ]),
  )
}

/**
 * Writes the lists and items that differ from `before`, raises the versions of the changed lists, and deletes those that
 * `after` lacks.
 */
export async function writeLists(
  tables: Tables,
  accountId: number,
  before: Lists,
  after: ReadonlyMap<string, ListState>,
): Promise<void> {
  const changed = [...after.values()].filter((list) => before.get(list.listId) !== list)
  const forgotten = [...before.keys()].filter((listId) => !after.has(listId))
  if (forgotten.length > 0)
    await tables
      .deleteFrom('grocery_list')
      .where('account_id', '=', accountId)
      .where('list_id', '=', anyOfTexts(forgotten))
      .execute()
  if (changed.length === 0) return
  for (const { listId, items } of changed) {
    const gone = Object.keys(before.get(listId)?.items ?? {}).filter((itemId) => !(itemId in items))
    if (gone.length > 0)
      await tables
        .deleteFrom('grocery_item')
        .where('account_id', '=', accountId)
        .where('list_id', '=', listId)
        .where('item_id', '=', anyOfTexts(gone))
        .execute()
  }
  await tables
    .insertInto('grocery_list')
    .values(
      changed.map(({ listId, fields }) => ({
        account_id: accountId,
        list_id: listId,
        version: (before.get(listId)?.version ?? 0) + 1,
        fields: JSON.stringify(fields),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'list_id']).doUpdateSet((eb) => ({
        version: eb.ref('excluded.version'),
        fields: eb.ref('excluded.fields'),
      })),
    )
    .execute()
  const items = changed.flatMap(({ listId, items: own }) =>
    Object.entries(own)
      .filter(([itemId, item]) => before.get(listId)?.items[itemId] !== item)
      .map(([itemId, item]) => ({
        account_id: accountId,
        list_id: listId,
        item_id: itemId,
        registers: JSON.stringify(item),
      })),
  )
  if (items.length === 0) return
  await tables
    .insertInto('grocery_item')
    .values(items)
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'list_id', 'item_id']).doUpdateSet((eb) => ({
        registers: eb.ref('excluded.registers'),
      })),
    )
    .execute()
}

/** A link to a list with the list's owner. */
export type Link = {
  readonly accountId: number
  readonly listId: string
  readonly mayWrite: boolean
  readonly owner: string
}

/** The link with this token's hash; undefined if the link is revoked, or its owner's account disabled or deleted. */
export function findLink(tables: Tables, tokenHash: string): Promise<Link | undefined> {
  return tables
    .selectFrom('grocery_link as l')
    .innerJoin('account as a', 'a.account_id', 'l.account_id')
    .select(['l.account_id as accountId', 'l.list_id as listId', 'l.may_write as mayWrite', 'a.nick_name as owner'])
    .where('l.token_hash', '=', tokenHash)
    .where('a.is_enabled', '=', true)
    .where('a.leaves_at', 'is', null)
    .executeTakeFirst()
}

export async function insertLink(
  tables: Tables,
  { tokenHash, accountId, listId, mayWrite }: Omit<Link, 'owner'> & { readonly tokenHash: string },
  now: Date,
): Promise<void> {
  await tables
    .insertInto('grocery_link')
    .values({ token_hash: tokenHash, account_id: accountId, list_id: listId, may_write: mayWrite, created_at: now })
    .execute()
}

/** Revokes every link of a list. */
export async function deleteLinks(tables: Tables, accountId: number, listId: string): Promise<void> {
  await tables.deleteFrom('grocery_link').where('account_id', '=', accountId).where('list_id', '=', listId).execute()
}

/** Every link of an account's lists. */
export const readLinks = (
  tables: Tables,
  accountId: number,
): Promise<{ list_id: string; may_write: boolean; created_at: Date }[]> =>
  tables
    .selectFrom('grocery_link')
    .select(['list_id', 'may_write', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute()

/** The variants of these products, in the order of the product pages. */
export const readVariants = (
  tables: Tables,
  prodIds: readonly number[],
): Promise<{ prod_id: number; sku_id: number }[]> =>
  prodIds.length === 0
    ? Promise.resolve([])
    : tables
        .selectFrom('sku')
        .select(['prod_id', 'sku_id'])
        .where('prod_id', '=', anyOf(prodIds))
        .orderBy('prod_id')
        .orderBy('seq')
        .execute()
