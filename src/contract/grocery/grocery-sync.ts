import * as v from 'valibot'
import { shopperFailures } from '#contract/common-failures.ts'
import { endpoint } from '../endpoint.ts'
import type { GroceryChange } from './grocery-merge.ts'
import type { GroceryOutcome, WireListState } from './grocery-wire.ts'

/**
 * The calls of the outbox, as page and worker hold them: without the schemas of single fields, which every installation
 * would fetch. The server's endpoints have these schemas (grocery-list.ts).
 */

const registers = v.record(v.string(), v.object({ value: v.unknown(), at: v.number(), key: v.string() }))
/** A list with all registers, as the phone stores it. */
export const storedList = v.object({
  listId: v.string(),
  version: v.number(),
  fields: registers,
  items: v.record(v.string(), registers),
}) as v.GenericSchema<unknown, WireListState>

/**
 * GET /p/groceryList/states (an addition of ours): every list with all registers, deleted lists included, for a device
 * that merges its own changes.
 */
export const groceryListStates = endpoint({
  method: 'GET',
  path: '/p/groceryList/states',
  access: 'shopper',
  query: v.object({}),
  reply: v.array(storedList),
  failures: shopperFailures,
})

/**
 * POST /p/groceryList/changes (an addition of ours, for replay): merges changes into the shopper's lists. A change of an
 * unknown list makes the list. Answers an outcome for each change, and the states of the changed lists.
 */
export const changeGroceryLists = endpoint({
  method: 'POST',
  path: '/p/groceryList/changes',
  access: 'shopper',
  query: v.object({}),
  body: v.unknown() as v.GenericSchema<readonly GroceryChange[], GroceryChange[]>,
  reply: v.object({
    outcomes: v.array(
      v.object({ key: v.string(), outcome: v.picklist(['done', 'refused']), code: v.optional(v.string()) }),
    ) as v.GenericSchema<unknown, GroceryOutcome[]>,
    lists: v.array(storedList),
  }),
  failures: [...shopperFailures, 'IN_PROGRESS', 'KEY_REUSED'],
})
