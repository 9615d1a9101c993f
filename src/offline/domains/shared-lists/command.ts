import * as v from 'valibot'
import type { ItemSet } from '#contract/grocery/grocery-merge.ts'
import { productCard } from '#contract/product/product.ts'
import { commandFields } from '#offline/outbox/command.ts'

/** The fields of a change by a link. */
export const change = {
  input: v.object({
    /** The token of the link. */
    token: v.string(),
    listId: v.string(),
    itemId: v.string(),
    // The server checks the fields; a stored change was made by typed code.
    set: v.record(v.string(), v.unknown()) as v.GenericSchema<unknown, ItemSet>,
    /** The name that the person gave for the ticks; empty without a name. */
    name: v.string(),
  }),
  /** The name of the list, and the card of an added product, so that both can be shown without the server. */
  seen: v.fallback(v.optional(v.object({ list: v.optional(v.string()), card: v.optional(productCard) })), undefined),
}
export const sharedListCommand = v.object({ ...commandFields, domain: v.literal('shared-lists'), ...change })
/** A change of an item of another person's list, by a link. */
export type SharedListCommand = v.InferOutput<typeof sharedListCommand>

/** The item that a change is about. */
export const targetOf = ({ input }: Pick<SharedListCommand, 'input'>): string => `${input.token} ${input.itemId}`
