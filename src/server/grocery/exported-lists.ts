import { isListShown, shownItems } from '#contract/grocery/shown-lists.ts'
import { wireTimeOf } from '#contract/time.ts'
import type { Tables } from '../database/database.ts'
import { readLinks, readLists } from './grocery-store.ts'

/** All lists of an account with their items and links, for the export of personal data. */
export async function exportedLists(tables: Tables, accountId: number, timeZone: string): Promise<unknown[]> {
  const lists = await readLists(tables, accountId)
  const links = await readLinks(tables, accountId)
  return [...lists.values()].filter(isListShown).map(({ listId, fields, items }) => ({
    name: fields.name?.value,
    weekday: fields.weekday?.value ?? null,
    items: shownItems(items, 0).map(({ addedAt, ...item }) => ({ ...item, addedAt: wireTimeOf(addedAt, timeZone) })),
    links: links
      .filter((link) => link.list_id === listId)
      .map((link) => ({ mayWrite: link.may_write, createdAt: wireTimeOf(link.created_at.getTime(), timeZone) })),
  }))
}
