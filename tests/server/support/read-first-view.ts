import * as v from 'valibot'
import type { FirstView } from '#cache/first-view.ts'
import { unpacked } from '#cache/packed.ts'
import { languages } from '#contract/languages.ts'

const firstView = v.object({
  regionId: v.number(),
  lang: v.picklist(languages),
  timeZone: v.string(),
  savesData: v.boolean(),
  at: v.number(),
  path: v.string(),
  isMissing: v.boolean(),
  answers: v.array(
    v.object({ path: v.string(), query: v.record(v.string(), v.unknown()), endless: v.boolean(), value: v.unknown() }),
  ),
})

/** What a document carries beside its markup, by the text that it is; throws where it is not as a page reads it. */
export const readFirstView = (text: string): FirstView => v.parse(firstView, unpacked(JSON.parse(text)))
