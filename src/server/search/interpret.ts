import { typedWordsOf } from '#contract/search-words.ts'
import { typedTypesOf, typeFormOf } from '#contract/title-words.ts'
import type { Language } from '#contract/wire.ts'
import type { Database } from '../database/database.ts'
import { type Spelling, spell } from './spelling.ts'
import { readTypeUses } from './spelling-store.ts'
import { markOf } from './tsquery.ts'

/** A typed text as the search understands it: its words, and the types that they name. */
export type Interpretation = Spelling & { readonly types: readonly string[]; readonly typeUses: number }

/** Interprets a typed text in a language. `types` are marks; `typeUses` is the upper bound of their products. */
export async function interpret(db: Database, key: string, lang: Language): Promise<Interpretation> {
  const spelling = await spell(db, typedWordsOf(key))
  const spellingsOf = (typed: string) => spelling.words.find(([word]) => word === typed) ?? []
  for (const group of typedTypesOf(key, lang)) {
    const types = group.flatMap(spellingsOf).map((word) => markOf.type(typeFormOf(word), lang))
    const typeUses = await readTypeUses(db, types)
    if (typeUses > 0) return { ...spelling, types, typeUses }
  }
  return { ...spelling, types: [], typeUses: 0 }
}
