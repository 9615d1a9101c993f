import { t } from '@lingui/core/macro'
import { freeName, nameKey } from '#contract/grocery/list-name.ts'
import type { ShownList } from '#contract/grocery/shown-lists.ts'
import { failureWords } from '#i18n/failure-words.ts'
import type { GroceryResult, NewGroceryItem } from '#offline/grocery-lists.ts'
import { addItems, createList, deleteList } from './list-commands.ts'

/**
 * Stores a list of another person as a list of this person, with a number where one of `lists` has the name. Answers
 * the name, or the sentence of the failure; a list that cannot take all items is not made.
 */
export async function saveNewList(
  name: string,
  items: readonly NewGroceryItem[],
  lists: readonly Pick<ShownList, 'name'>[],
): Promise<{ readonly ok: true; readonly name: string } | { readonly ok: false; readonly words: string }> {
  const taken = new Set(lists.map((one) => nameKey(one.name)))
  const own = taken.has(nameKey(name)) ? freeName(name, taken) : name
  const made = await createList(own)
  if (!made.ok) return { ok: false, words: wordsOf(made.code) }
  const added = await addItems(made.listId, items)
  if (added.ok) return { ok: true, name: own }
  await deleteList(made.listId)
  return { ok: false, words: wordsOf(added.code) }
}

type Code = Extract<GroceryResult, { readonly ok: false }>['code']

/** The sentence of the failure with its reason; a faulty name or text has no reason that the person could change. */
function wordsOf(code: Code): string {
  const failed = t`Failed to create grocery list.`
  return code === 'INVALID' ? failed : `${failed} ${failureWords(code, '')}`
}
