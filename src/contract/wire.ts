import * as v from 'valibot'
import { languages } from './languages.ts'

export type { Language } from './languages.ts'

const wholeNumber = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))

/** A positive id in a query: at most 15 digits, so that a JavaScript number is exact. */
export const idInQuery = v.pipe(wholeNumber, v.minValue(1))

/** A count or an amount in a query: a whole number of zero or more. */
export const wholeInQuery = wholeNumber

/** An amount of money in a query, in major units with at most two decimals. */
export const moneyInQuery = v.pipe(v.string(), v.regex(/^\d{1,12}(\.\d{1,2})?$/), v.transform(Number))

/** A 0/1 flag in a query. */
export const flagInQuery = v.pipe(
  v.picklist(['0', '1', 'false', 'true']),
  v.transform((text) => text === '1' || text === 'true'),
)

/** The language of the content; English by default (docs/wire.md#conventions). */
export const languageInQuery = v.optional(v.picklist(languages), 'en')

/** The text of a UUID, with small or capital letters. */
export const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** A UUID. A pattern, because valibot's own UUID check would add weight to the first view. */
export const uuid = v.pipe(v.string(), v.regex(uuidPattern))

/** Text that a person typed: at most 120 characters, no control characters. */
export const typedText = v.pipe(v.string(), v.maxLength(120), v.regex(/^[^\u0000-\u001f\u007f]*$/))

/** `current` from 1 and `size` from 1 to 100, by default 10; other values are refused (docs/wire.md#conventions). */
export const pageInQuery = {
  current: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(100_000)), '1'),
  size: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(100)), '10'),
}

/** The parameters of every catalogue GET: the region of the offers and the language of the texts. */
export const marketInQuery = { regionId: idInQuery, lang: languageInQuery }

/** The same of a shopper's call, whose region is otherwise that of the `Region` header or the account. */
export const ownMarketInQuery = { regionId: v.optional(idInQuery), lang: languageInQuery }

export const id = v.pipe(v.number(), v.integer(), v.minValue(1))
/** An id in a body: a number that the database can hold. */
export const idInBody = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999_999_999))
export const count = v.pipe(v.number(), v.integer(), v.minValue(0))
/** The time of an action in a body, in ms; at most the end of the year 9999. */
export const instantInBody = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(253_402_300_799_999))
/** Decimal major units with at most two decimals. */
export const money = v.pipe(v.number(), v.minValue(0))
/** `yyyy-MM-dd HH:mm:ss` in the time zone of the caller's `Time-Zone` header. */
export const wireTime = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/))

/** One page of records, as every paged endpoint but `/search` answers. */
/* @__NO_SIDE_EFFECTS__ */
export const pageOf = <Item extends v.GenericSchema>(item: Item) =>
  v.object({ records: v.array(item), total: count, size: count, current: count, pages: count })

/** The query of a call without parameters. */
export const noQuery = v.object({})

/** The reply of a call that answers no content. */
export const nothing = v.undefined()
