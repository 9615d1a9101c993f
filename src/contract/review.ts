import * as v from 'valibot'
import * as questions from './bare-endpoints.ts'
import { endpoint } from './endpoint.ts'
import { languages } from './languages.ts'
import { picture } from './product.ts'
import {
  count,
  flagInQuery,
  id,
  idInQuery,
  languageInQuery,
  pageInQuery,
  pageOf,
  wholeInQuery,
  wireTime,
} from './wire.ts'

/** A review in its own language. The server blanks the name of an anonymous author. */
export const review = v.object({
  prodCommId: id,
  score: v.pipe(count, v.minValue(1), v.maxValue(5)),
  content: v.string(),
  lang: v.picklist(languages),
  pics: v.pipe(v.array(picture), v.maxLength(5)),
  isAnonymous: v.picklist([0, 1]),
  nickName: v.string(),
  skuName: v.string(),
  recTime: wireTime,
})
export type Review = v.InferOutput<typeof review>

/** GET /prodComm/summary */
export const reviewSummary = endpoint({
  ...questions.reviewSummary,
  query: v.object({ prodId: idInQuery }),
  reply: v.object({
    score: v.number(),
    number: count,
    /** The numbers of ratings with one star, two stars, … five stars. */
    stars: v.tuple([count, count, count, count, count]),
    picNumber: count,
  }),
  failures: ['NOT_FOUND'],
})

/** GET /prodComm/page: the newest first. `lang` selects the language of the variant's name; reviews stay as written. */
export const reviewPage = endpoint({
  ...questions.reviewPage,
  query: v.object({
    prodId: idInQuery,
    stars: v.optional(v.pipe(wholeInQuery, v.minValue(1), v.maxValue(5))),
    withPics: v.optional(flagInQuery),
    ...pageInQuery,
    lang: languageInQuery,
  }),
  reply: pageOf(review),
  failures: ['NOT_FOUND'],
})
