import { type Language, languages } from '#contract/languages.ts'
import type { Call } from '../http/call.ts'
import { regionById, type SalesRegion } from '../region/region-rules.ts'

/** The viewer of the catalogue: region, language and the caller's clock. */
export type Viewer = {
  readonly region: SalesRegion
  readonly lang: Language
  /** The index, from 1, of the language in the database's text arrays. */
  readonly textIndex: number
  /** The current time in ms since 1970. */
  readonly now: number
  /** The caller's IANA zone, in which times are formatted. */
  readonly timeZone: string
}

/** The index, from 1, of a language in the database's text arrays. */
export const textIndexOf = (lang: Language): number => languages.indexOf(lang) + 1

/** The viewer of a call; the default region where the call names none. */
export function viewerOf(query: { regionId?: number; lang: Language }, call: Call, clock: () => number): Viewer {
  return {
    region: regionById(query.regionId ?? 0),
    lang: query.lang,
    textIndex: textIndexOf(query.lang),
    now: clock(),
    timeZone: call.timeZone,
  }
}
