import { Store } from '@tanstack/react-store'
import { foldText } from '#contract/search-words.ts'
import { openStore } from '#offline/stores.ts'

/** Searches that the phone remembers (spec §9). */
export const mostSearches = 10

const store = openStore<string[]>('searches')
const key = 'recent'
/** Counts the changes that this page has made, so that lists on the screen read again. */
export const searchChanges = new Store(0)

const plain = (words: string) => words.replace(/\s+/g, ' ').trim()
/** Whether two are one search: case, accents and spaces make no difference. What search does not read at all is compared as it stands. */
const isSame = (one: string, other: string) => (foldText(one) || plain(one)) === (foldText(other) || plain(other))

/** A list with a search in front, once, at most `mostSearches` long. */
export const withSearch = (list: readonly string[], words: string): string[] =>
  [plain(words), ...withoutSearch(list, words)].slice(0, mostSearches)

/** A list without a search. */
export const withoutSearch = (list: readonly string[], words: string): string[] =>
  list.filter((one) => !isSame(one, words))

async function change(next: (list: readonly string[]) => string[]): Promise<void> {
  await store.change(key, (before) => next(stringsOf(before)))
  searchChanges.setState((changes) => changes + 1)
}

const stringsOf = (kept: unknown): string[] =>
  Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, mostSearches) : []

/** Searches made by hand on this phone, newest first (spec §3: a list of strings, at most 10). */
export const readSearches = async (): Promise<string[]> => stringsOf(await store.read(key))
/** Remembers a search; one that was there moves to the front. */
export const keepSearch = (words: string): Promise<void> => change((list) => withSearch(list, words))
/** Forgets one search. */
export const forgetSearch = (words: string): Promise<void> => change((list) => withoutSearch(list, words))
/** Forgets all. */
export const forgetSearches = (): Promise<void> => change(() => [])
