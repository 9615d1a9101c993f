import type { Language } from '#contract/wire.ts'
import type { Database } from '../database/database.ts'
import { type Interpretation, interpretLoosely } from './interpret.ts'
import type { FoundRow } from './search-store.ts'

/**
 * Runs a search with its words as typed and, if these find nothing, once more with most of its words
 * (docs/product.md#left-out). Words that find products without the filters of the search stay as typed.
 */
export async function findMeant<Result extends { readonly found: readonly FoundRow[] }>(
  db: Database,
  typed: Interpretation | undefined,
  market: { readonly regionId: number; readonly lang: Language },
  run: (meant: Interpretation | undefined) => Promise<Result>,
): Promise<Result & { readonly meant: Interpretation | undefined }> {
  const result = await run(typed)
  const loose = typed && result.found.length === 0 ? await interpretLoosely(db, typed, market) : null
  return loose ? { ...(await run(loose)), meant: loose } : { ...result, meant: typed }
}
