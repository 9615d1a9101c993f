import * as v from 'valibot'
import { fromColumns } from '#cache/columnar-json.ts'
import type { FirstView } from '#cache/first-view.ts'
import { languages } from '#contract/languages.ts'

const firstView = v.object({
  regionId: v.number(),
  lang: v.picklist(languages),
  timeZone: v.string(),
  savesData: v.boolean(),
  at: v.number(),
  path: v.string(),
  isMissing: v.boolean(),
  queries: v.array(
    v.looseObject({
      queryKey: v.tuple([v.string(), v.record(v.string(), v.unknown())]),
      queryHash: v.string(),
      queryType: v.optional(v.literal('infinite')),
      state: v.looseObject({ data: v.looseObject({}), status: v.literal('success'), dataUpdatedAt: v.literal(0) }),
    }),
  ),
})

/**
 * An answer in a document: the call's path and query, and the payload; of an endless list the first page's.
 */
export type DocumentAnswer = {
  readonly path: string
  readonly query: Record<string, unknown>
  readonly endless: boolean
  readonly value: unknown
}
type DocumentData = Omit<FirstView, 'queries'> & { readonly answers: readonly DocumentAnswer[] }

/** The data of a document beside its markup, by its text; throws where it is not as a page reads it. */
export function readFirstView(text: string): DocumentData {
  const { queries, ...view } = v.parse(firstView, fromColumns(JSON.parse(text)))
  return {
    ...view,
    answers: queries.map(({ queryKey: [path, query], queryType, state: { data } }) => {
      const pages = data['pages'] as { value: unknown }[] | undefined
      return { path, query, endless: queryType === 'infinite', value: pages ? pages[0]?.value : data['value'] }
    }),
  }
}
