import type { GroceryChange } from '#contract/grocery/grocery-merge.ts'
import type { GroceryOutcome } from '#contract/grocery/grocery-wire.ts'
import { isListShown } from '#contract/grocery/shown-lists.ts'
import { lockAccount } from '../account/account-store.ts'
import type { Tables } from '../database/database.ts'
import { mergeChanges } from './grocery-rules.ts'
import { deleteLinks, type Lists, readLists, writeLists } from './grocery-store.ts'

/** The lists of an account, which stay locked until the transaction ends. */
export async function lockLists(tables: Tables, accountId: number): Promise<Lists> {
  await lockAccount(tables, accountId)
  return readLists(tables, accountId)
}

/** Merges changes into locked lists. The links of a list that is deleted by a change are revoked. `now` is in ms. */
export async function changeLists(
  tables: Tables,
  accountId: number,
  before: Lists,
  changes: readonly GroceryChange[],
  now: number,
): Promise<readonly GroceryOutcome[]> {
  const { lists, outcomes } = mergeChanges(before, changes, now)
  await writeLists(tables, accountId, before, lists)
  for (const [listId, list] of lists) {
    const was = before.get(listId)
    if (was && isListShown(was) && !isListShown(list)) await deleteLinks(tables, accountId, listId)
  }
  return outcomes
}
