import { type Language, languages } from '#contract/languages.ts'
import type { Call } from '../http/call.ts'
import { regionById, type SalesRegion } from '../region/region-rules.ts'

/** For whom the catalogue is written: where it is sold, in which language, and the caller's clock. */
export type Viewer = {
  readonly region: SalesRegion
  readonly lang: Language
  /** Place of the language in the text arrays of the database, from 1. */
  readonly textIndex: number
  /** Milliseconds since 1970. */
  readonly now: number
  /** The caller's IANA zone, in which times are written. */
  readonly timeZone: string
}

/** Place of a language in the text arrays of the database, from 1. */
export const textIndexOf = (lang: Language): number => languages.indexOf(lang) + 1

/** The viewer of a call; without a region it is the default one. */
export function viewerOf(query: { regionId?: number; lang: Language }, call: Call, clock: () => number): Viewer {
  return {
    region: regionById(query.regionId ?? 0),
    lang: query.lang,
    textIndex: textIndexOf(query.lang),
    now: clock(),
    timeZone: call.timeZone,
  }
}
