import * as v from 'valibot'
import { maxQuantity } from '#contract/cart/cart-limits.ts'
import { idInBody, instantInBody, uuid } from '../wire.ts'
import type { GroceryChange } from './grocery-merge.ts'
import { longestItemText } from './list-limits.ts'
import { cleanName, longestListName } from './list-name.ts'

export * from './list-limits.ts'

/** The id of a list, made by the device that makes the list. */
export const listIdText = uuid
/**
 * The id of an item: `s-1201` for a variant, `p-77` for a product without a chosen variant, `t-…` with random letters
 * for a free text. Two devices that add the same product offline so add one item.
 */
const itemIdText = v.pipe(v.string(), v.regex(/^[spt]-[a-z0-9]{1,34}$/))
/** A day of the week; 0 is Sunday. */
export const weekday = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6))

const printable = v.regex(/^[^\p{Cc}\p{Cs}]*$/u, 'INVALID')
/** The name of a list, without white space at its ends. */
export const listName = v.pipe(
  v.string('LIST_NAME_REQUIRED'),
  v.transform(cleanName),
  v.nonEmpty('LIST_NAME_REQUIRED'),
  v.maxLength(longestListName, 'INVALID'),
  printable,
)
const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest), printable)

const what = v.pipe(
  v.object({
    text: v.optional(v.pipe(text(longestItemText), v.nonEmpty())),
    prodId: v.optional(idInBody),
    skuId: v.optional(idInBody),
    regionId: v.optional(idInBody),
    priceThen: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(999_999_999_999))),
    addedAt: instantInBody,
  }),
  v.check(({ text: written, prodId }) => written !== undefined || prodId !== undefined),
)
const groceryCount = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxQuantity))
const tick = v.object({ isTicked: v.boolean(), by: v.optional(text(40)), boughtAt: v.optional(instantInBody) })

/** The fields of an item, and of a list, that one change sets. */
const itemValues = { what, count: groceryCount, tick, isGone: v.boolean() }
const listValues = { name: listName, weekday: v.nullable(weekday), isGone: v.boolean() }
const itemSet = v.object({
  what: v.optional(what),
  count: v.optional(groceryCount),
  tick: v.optional(tick),
  isGone: v.optional(v.boolean()),
})
const listSet = v.object({
  name: v.optional(listName),
  weekday: v.optional(v.nullable(weekday)),
  isGone: v.optional(v.boolean()),
})

/**
 * The target of a change with the fields to set; without `itemId`, the list itself. The second schema is strict, because
 * a change of an item with a faulty field is no change of the list.
 */
export const changeInput = v.union([
  v.object({ listId: listIdText, itemId: itemIdText, set: itemSet }),
  v.strictObject({ listId: listIdText, set: listSet }),
])
const stamp = { key: uuid, at: instantInBody }
/** One change of a list or an item, with the time of the tap and a key of its own. */
export const groceryChange: v.GenericSchema<unknown, GroceryChange> = v.union([
  v.object({ ...stamp, listId: listIdText, itemId: itemIdText, set: itemSet }),
  v.strictObject({ ...stamp, listId: listIdText, set: listSet }),
])

const register = <Value extends v.GenericSchema>(value: Value) => v.optional(v.object({ value, ...stamp }))
/** A list with all registers. `version` grows with each change of the list on the server. */
export const listState = v.object({
  listId: listIdText,
  version: v.number(),
  fields: v.object({
    name: register(listValues.name),
    weekday: register(listValues.weekday),
    isGone: register(listValues.isGone),
  }),
  items: v.record(
    itemIdText,
    v.object({
      what: register(itemValues.what),
      count: register(itemValues.count),
      tick: register(itemValues.tick),
      isGone: register(itemValues.isGone),
    }),
  ),
})
/** The state of a list in an answer. */
export type WireListState = v.InferOutput<typeof listState>

/** The outcome of one change. */
export const changeOutcome = v.object({
  key: uuid,
  outcome: v.picklist(['done', 'refused']),
  code: v.optional(v.picklist(['LISTS_FULL', 'LIST_FULL', 'NOT_FOUND'])),
})
export type GroceryOutcome = v.InferOutput<typeof changeOutcome>
