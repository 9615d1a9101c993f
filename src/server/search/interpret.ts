import { languages } from '#contract/languages.ts'
import { typedWordsOf } from '#contract/search/search-words.ts'
import { withoutWords } from '#contract/search/searched-text.ts'
import { typedTypesOf, typeFormOf } from '#contract/search/title-words.ts'
import type { Language } from '#contract/wire.ts'
import type { Database } from '../database/database.ts'
import { loosen } from './loosen.ts'
import { type Spelling, spell, spellingOf, type Term } from './spelling.ts'
import { readMarkUses } from './spelling-store.ts'
import { markOf } from './tsquery.ts'

/** A typed text as the search understands it: its words, and the types and categories that they name. */
export type Interpretation = Spelling & {
  /** The typed text, without the words that are left out. */
  readonly text: string
  /** The words that are left out, as typed. */
  readonly leftOut: readonly string[]
  readonly terms: readonly Term[]
  readonly types: readonly string[]
  readonly typeUses: number
  readonly categoryTypes: readonly string[]
  readonly categoryUses: number
  /** The typed words that name the types or categories. */
  readonly typeWords: readonly string[]
}

/** Interprets a text that is typed with an interface language. `types` and `categoryTypes` are marks; their uses are upper bounds of their products. */
export const interpret = async (db: Database, key: string, lang: Language): Promise<Interpretation> =>
  interpretTerms(db, { text: key, leftOut: [] }, await spell(db, typedWordsOf(key)), lang)

/**
 * Interprets a text whose words find nothing together in a region: with short words corrected, or with words left out.
 * Null if the words find something together, or if no word finds anything (docs/product.md#left-out).
 */
export async function interpretLoosely(
  db: Database,
  typed: Interpretation,
  { regionId, lang }: { readonly regionId: number; readonly lang: Language },
): Promise<Interpretation | null> {
  const terms = await loosen(db, typed, regionId)
  if (!terms) return null
  const leftOut = typed.terms.filter((term) => !terms.some(({ words }) => words[0] === term.words[0]))
  return interpretTerms(
    db,
    withoutWords(
      typed.text,
      leftOut.flatMap(({ words }) => words.slice(0, 1)),
    ),
    terms,
    lang,
  )
}

async function interpretTerms(
  db: Database,
  { text, leftOut }: Pick<Interpretation, 'text' | 'leftOut'>,
  terms: readonly Term[],
  lang: Language,
): Promise<Interpretation> {
  const meant = { ...spellingOf(terms), text, leftOut, terms }
  const spellingsOf = (typed: string) => terms.find(({ words: [word] }) => word === typed)?.words ?? []
  // A text that names no type in the language of the interface may be typed in another language.
  for (const typedIn of [[lang], languages.filter((one) => one !== lang)]) {
    const groups = typedIn.flatMap((language) =>
      typedTypesOf(text, language).map((typeWords) => {
        const forms = typeWords.flatMap(spellingsOf).map(typeFormOf)
        return {
          typeWords,
          types: forms.map((form) => markOf.type(form, language)),
          categoryTypes: forms.map((form) => markOf.categoryType(form, language)),
        }
      }),
    )
    const uses = await readMarkUses(
      db,
      groups.flatMap(({ types, categoryTypes }) => [...types, ...categoryTypes]),
    )
    const usesOf = (marks: readonly string[]) => marks.reduce((sum, mark) => sum + (uses.get(mark) ?? 0), 0)
    const named = groups.find(({ types, categoryTypes }) => [...types, ...categoryTypes].some((mark) => uses.has(mark)))
    if (named) {
      return { ...meant, ...named, typeUses: usesOf(named.types), categoryUses: usesOf(named.categoryTypes) }
    }
  }
  return { ...meant, types: [], typeUses: 0, categoryTypes: [], categoryUses: 0, typeWords: [] }
}
