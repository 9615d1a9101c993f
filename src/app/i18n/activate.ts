import type { I18n, Messages } from '@lingui/core'
import type { Language } from '#contract/wire.ts'
import { partsUpTo, type WordPart } from '#words/word-parts.ts'

type Catalogue = { readonly messages: Messages }
const folder = '../../words/locales'

/** A separate chunk for each part of each language; only the parts in use are fetched. */
const catalogues: Record<WordPart, Record<string, () => Promise<Catalogue>>> = {
  first: import.meta.glob<Catalogue>('../../words/locales/*.po', { query: '?part=first' }),
  later: import.meta.glob<Catalogue>('../../words/locales/*.po', { query: '?part=later' }),
  rest: import.meta.glob<Catalogue>('../../words/locales/*.po', { query: '?part=rest' }),
}

/** A message part in use on this page: its language, and its fetch while in progress. */
type LoadedPart = { readonly language: Language; fetch: Promise<void> | null }
const loadedParts = new WeakMap<I18n, Map<WordPart, LoadedPart>>()

function partsOf(i18n: I18n): Map<WordPart, LoadedPart> {
  const parts = loadedParts.get(i18n) ?? new Map<WordPart, LoadedPart>()
  loadedParts.set(i18n, parts)
  return parts
}

async function fetchWords(part: WordPart, language: Language): Promise<Messages> {
  const { messages } = await (catalogues[part][`${folder}/${language}.po`] as () => Promise<Catalogue>)()
  return messages
}

/**
 * Falls back to English, which the worker always has, where a language's messages are neither stored nor available from
 * the server.
 */
const orEnglish = (part: WordPart, language: Language) => fetchWords(part, language).catch(() => fetchWords(part, 'en'))

/**
 * Fetches a language's messages of every part in use, and makes that language current. Throws where the messages cannot
 * be fetched.
 */
export async function activateLanguage(i18n: I18n, language: Language): Promise<void> {
  const parts = new Set<WordPart>(['first', ...partsOf(i18n).keys()])
  const fetched = await Promise.all([...parts].map(async (part) => [part, await fetchWords(part, language)] as const))
  for (const [part, messages] of fetched) {
    i18n.load(language, { ...messages })
    partsOf(i18n).set(part, { language, fetch: null })
  }
  i18n.activate(language)
}

/** Activates a language at page start, with English as fallback. */
export async function activateFirst(i18n: I18n, language: Language): Promise<void> {
  await addWords(i18n, 'first', language)
  i18n.activate(language)
}

/** Adds a message part, and the parts that it needs, in a language; at once where the page has them. */
export async function addWords(i18n: I18n, part: WordPart, language: Language): Promise<void> {
  await Promise.all(partsUpTo(part).map((one) => addPart(i18n, one, language)))
}

/** Adds a message part; returns null where the page has the part, else the promise of its fetch. */
function addPart(i18n: I18n, part: WordPart, language: Language): Promise<void> | null {
  const parts = partsOf(i18n)
  const known = parts.get(part)
  if (known?.language === language) return known.fetch
  const loaded: LoadedPart = { language, fetch: null }
  loaded.fetch = orEnglish(part, language).then(
    (messages) => {
      i18n.load(language, { ...messages })
      loaded.fetch = null
    },
    (error: unknown) => {
      // The next component that needs this part fetches it again.
      if (parts.get(part) === loaded) parts.delete(part)
      throw error
    },
  )
  parts.set(part, loaded)
  return loaded.fetch
}
