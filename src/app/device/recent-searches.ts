import { Store } from '@tanstack/react-store'
import { foldText } from '#contract/search/search-words.ts'
import { openStore } from '#offline/stores.ts'

/** Maximum number of recent searches (docs/product.md#limits). */
export const maxSearches = 10

const store = openStore<string[]>('searches')
const key = 'recent'
/** Counts the changes that this page has made, so that visible lists read the searches again. */
export const searchChanges = new Store(0)

const plain = (words: string) => words.replace(/\s+/g, ' ').trim()
/**
 * Whether two searches are the same: case, accents and spaces make no difference. Text that normalizes to nothing is
 * compared as typed.
 */
const isSame = (one: string, other: string) => (foldText(one) || plain(one)) === (foldText(other) || plain(other))

/** Returns the list with `words` in front, without duplicates, at most `maxSearches` long. */
export const withSearch = (list: readonly string[], words: string): string[] =>
  [plain(words), ...withoutSearch(list, words)].slice(0, maxSearches)

/** Returns the list without `words`. */
export const withoutSearch = (list: readonly string[], words: string): string[] =>
  list.filter((one) => !isSame(one, words))

async function change(next: (list: readonly string[]) => string[]): Promise<void> {
  await store.change(key, (before) => next(stringsOf(before)))
  searchChanges.setState((changes) => changes + 1)
}

const stringsOf = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter((one) => typeof one === 'string').slice(0, maxSearches) : []

/**
 * Searches that the shopper entered on this device, newest first (docs/product.md#local-state: a list of strings, at
 * most 10).
 */
export const readSearches = async (): Promise<string[]> => stringsOf(await store.read(key))
/** Adds a search; a search already in the list moves to the front. */
export const saveSearch = (words: string): Promise<void> => change((list) => withSearch(list, words))
/** Removes one search. */
export const forgetSearch = (words: string): Promise<void> => change((list) => withoutSearch(list, words))
/** Removes all searches. */
export const forgetSearches = (): Promise<void> => change(() => [])
