import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { marketInQuery } from '../wire.ts'
import type { GroceryChange } from './grocery-merge.ts'

/**
 * POST /groceryList/shared/:token/changes: changes of items, where the link may write; the list itself cannot be changed
 * by a link. `name` is the name of the person, for ticks; without a name, the owner sees that somebody with the link
 * ticked. Answers the list afterwards. The server's endpoint has the schemas of single
 * fields (grocery-list.ts).
 */
export const changeSharedList = endpoint({
  method: 'POST',
  path: '/groceryList/shared/:token/changes',
  access: 'open',
  query: v.object(marketInQuery),
  params: v.object({ token: v.string() }),
  body: v.object({ name: v.optional(v.string()), changes: v.unknown() }) as v.GenericSchema<{
    name?: string | undefined
    changes: readonly GroceryChange[]
  }>,
  reply: v.object({ listId: v.string() }),
  failures: ['UNKNOWN_REGION', 'NOT_FOUND', 'LIST_READ_ONLY', 'LIST_FULL', 'TOO_MANY'],
})
