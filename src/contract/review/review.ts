import * as v from 'valibot'
import * as bare from '#contract/bare-endpoints.ts'
import { endpoint } from '#contract/endpoint.ts'
import { languages } from '#contract/languages.ts'
import { picture } from '#contract/product/product.ts'
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
} from '#contract/wire.ts'
import { maxReviewPictures } from './review-limits.ts'

/** The subjects of reviews that the summary counts (docs/product.md#reviews). The page has a word for each. */
export const reviewTopics = [
  'quality',
  'price',
  'delivery',
  'packaging',
  'description',
  'fit',
  'comfort',
  'design',
  'durability',
  'ease',
  'taste',
  'scent',
  'sound',
  'battery',
  'service',
] as const
export type ReviewTopic = (typeof reviewTopics)[number]

/** A review in its own language. The server blanks the name of an anonymous author. */
export const review = v.object({
  prodCommId: id,
  score: v.pipe(count, v.minValue(1), v.maxValue(5)),
  content: v.string(),
  lang: v.picklist(languages),
  pics: v.pipe(v.array(picture), v.maxLength(maxReviewPictures)),
  isAnonymous: v.picklist([0, 1]),
  nickName: v.string(),
  skuName: v.string(),
  recTime: wireTime,
  /** The number of shoppers who find the review helpful. */
  helpful: count,
  /** The time at which the author changed the review; absent where the review is as it was first written. */
  editTime: v.optional(wireTime),
  /** The shop's reply. */
  reply: v.optional(v.object({ content: v.string(), time: wireTime })),
})
export type Review = v.InferOutput<typeof review>

/** GET /prodComm/summary */
export const reviewSummary = endpoint({
  ...bare.reviewSummary,
  query: v.object({ prodId: idInQuery }),
  reply: v.object({
    score: v.number(),
    number: count,
    /** The numbers of ratings with one star, two stars, … five stars. */
    stars: v.tuple([count, count, count, count, count]),
    picNumber: count,
    /** The number of reviews written in each language that has any, the most first. */
    languages: v.array(v.object({ lang: v.picklist(languages), number: count })),
    /**
     * The topics that several reviews mention, each with the number of those reviews, the most first. Absent, as
     * `variants`, in answers that an older version has saved on a phone.
     */
    mentions: v.optional(v.array(v.object({ topic: v.picklist(reviewTopics), number: count }))),
    /** The variants that were reviewed, each with the number of reviews, the most first. */
    variants: v.optional(v.array(v.object({ skuId: id, number: count }))),
  }),
  failures: ['NOT_FOUND'],
})

/** The orders of a product's reviews: the newest, the most helpful, the most stars or the fewest stars first. */
const reviewSorts = ['recent', 'helpful', 'high', 'low'] as const
export type ReviewSort = (typeof reviewSorts)[number]

/**
 * GET /prodComm/page. `lang` is the reader's language: the variant's name is in this language, and reviews written in this
 * language come first, in any order. `writtenIn` keeps only the reviews of one language; reviews stay as written.
 * `mention` keeps the reviews that mention a topic, `skuId` those of one variant.
 */
export const reviewPage = endpoint({
  ...bare.reviewPage,
  query: v.object({
    prodId: idInQuery,
    stars: v.optional(v.pipe(wholeInQuery, v.minValue(1), v.maxValue(5))),
    withPics: v.optional(flagInQuery),
    writtenIn: v.optional(v.picklist(languages)),
    skuId: v.optional(idInQuery),
    mention: v.optional(v.picklist(reviewTopics)),
    sort: v.optional(v.picklist(reviewSorts), 'recent'),
    ...pageInQuery,
    lang: languageInQuery,
  }),
  reply: pageOf(review),
  failures: ['NOT_FOUND'],
})
