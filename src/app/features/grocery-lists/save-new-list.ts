import { t } from '@lingui/core/macro'
import { freeName, nameKey } from '#contract/grocery/list-name.ts'
import type { ShownList } from '#contract/grocery/shown-lists.ts'
import type { NewGroceryItem } from '#offline/grocery-lists.ts'
import { addItems, createList, deleteList } from './list-commands.ts'
import { notCreatedWords } from './list-name-words.ts'

/**
 * Stores a list of another person as a list of this person, with a number where one of `lists` has the name. Answers
 * the name, or the sentence of the failure; a list that cannot take all items is not made.
 */
export async function saveNewList(
  name: string,
  items: readonly NewGroceryItem[],
  lists: readonly Pick<ShownList, 'name'>[],
): Promise<
  | { readonly ok: true; readonly name: string; readonly isStored: boolean }
  | { readonly ok: false; readonly words: string }
> {
  const taken = new Set(lists.map((one) => nameKey(one.name)))
  const own = taken.has(nameKey(name)) ? freeName(name, taken) : name
  const made = await createList(own)
  if (!made.ok) return { ok: false, words: wordsOf(made.code) }
  const added = await addItems(made.listId, items)
  if (added.ok) return { ok: true, name: own, isStored: made.isStored && added.isStored }
  await deleteList(made.listId)
  return { ok: false, words: wordsOf(added.code) }
}

/** A faulty name or text of another person has no reason that this person could change. */
const wordsOf = (code: Parameters<typeof notCreatedWords>[0]): string =>
  code === 'INVALID' ? t`Failed to create grocery list.` : notCreatedWords(code)
