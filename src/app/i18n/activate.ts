import type { I18n, Messages } from '@lingui/core'
import type { Language } from '#contract/wire.ts'
import type { WordPart } from '#words/word-parts.ts'

type Catalogue = { readonly messages: Messages }
const folder = '../../words/locales'

/** A chunk for each part of each language; only what is in use is fetched. */
const catalogues: Record<WordPart, Record<string, () => Promise<Catalogue>>> = {
  first: import.meta.glob<Catalogue>('../../words/locales/*.po', { query: '?part=first' }),
  later: import.meta.glob<Catalogue>('../../words/locales/*.po', { query: '?part=later' }),
  product: import.meta.glob<Catalogue>('../../words/locales/*.po', { query: '?part=product' }),
  below: import.meta.glob<Catalogue>('../../words/locales/*.po', { query: '?part=below' }),
  more: import.meta.glob<Catalogue>('../../words/locales/*.po', { query: '?part=more' }),
}

/** A part that a page has asked for: in which language, and the fetch while it lasts. */
type Asked = { readonly language: Language; fetch: Promise<void> | null }
const askedFor = new WeakMap<I18n, Map<WordPart, Asked>>()

function partsOf(i18n: I18n): Map<WordPart, Asked> {
  const parts = askedFor.get(i18n) ?? new Map<WordPart, Asked>()
  askedFor.set(i18n, parts)
  return parts
}

async function fetchWords(part: WordPart, language: Language): Promise<Messages> {
  const { messages } = await (catalogues[part][`${folder}/${language}.po`] as () => Promise<Catalogue>)()
  return messages
}

/** English, which the worker always has, where a language's words are neither saved nor to be had. */
const orEnglish = (part: WordPart, language: Language) => fetchWords(part, language).catch(() => fetchWords(part, 'en'))

/** Fetches the words of a language, of every part in use, and makes them the current ones. Throws where they cannot be fetched. */
export async function activateLanguage(i18n: I18n, language: Language): Promise<void> {
  const parts = new Set<WordPart>(['first', ...partsOf(i18n).keys()])
  const fetched = await Promise.all([...parts].map(async (part) => [part, await fetchWords(part, language)] as const))
  for (const [part, messages] of fetched) {
    i18n.load(language, { ...messages })
    partsOf(i18n).set(part, { language, fetch: null })
  }
  i18n.activate(language)
}

/** The same for a page that comes up: rather in English than not at all. */
export async function activateFirst(i18n: I18n, language: Language): Promise<void> {
  await addWords(i18n, 'first', language)
  i18n.activate(language)
}

/** Adds a part of the words in a language; null where the page has it, else what it waits for. */
export function addWords(i18n: I18n, part: WordPart, language: Language): Promise<void> | null {
  const parts = partsOf(i18n)
  const known = parts.get(part)
  if (known?.language === language) return known.fetch
  const asked: Asked = { language, fetch: null }
  asked.fetch = orEnglish(part, language).then(
    (messages) => {
      i18n.load(language, { ...messages })
      asked.fetch = null
    },
    (error: unknown) => {
      // Asked for again by the next who needs it.
      if (parts.get(part) === asked) parts.delete(part)
      throw error
    },
  )
  parts.set(part, asked)
  return asked.fetch
}
