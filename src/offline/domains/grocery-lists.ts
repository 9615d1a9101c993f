import * as v from 'valibot'
import {
  applyChanges,
  type GroceryChange,
  isItemGone,
  isListGone,
  type ListState,
} from '#contract/grocery/grocery-merge.ts'
import { changeGroceryLists, storedList } from '#contract/grocery/grocery-sync.ts'
import type { changeInput, WireListState } from '#contract/grocery/grocery-wire.ts'
import { maxGroceryChanges } from '#contract/grocery/list-limits.ts'
import { productCard } from '#contract/product/product.ts'
import { commandFields, isUnderWay } from '#offline/outbox/command.ts'
import { type Domain, laterTapWins, type Records } from '#offline/outbox/domain.ts'
import { sendCall } from '#offline/outbox/send-call.ts'
import { latestFields } from './grocery-lists/latest-fields.ts'

const groceryCommand = v.object({
  ...commandFields,
  domain: v.literal('grocery-lists'),
  // The server checks the fields; a stored change was made by typed code.
  input: v.object({
    listId: v.string(),
    itemId: v.optional(v.string()),
    set: v.record(v.string(), v.unknown()),
  }) as v.GenericSchema<unknown, v.InferOutput<typeof changeInput>>,
  /** The name of the list, and the card of an added product, so that both can be shown without the server. */
  seen: v.fallback(v.optional(v.object({ list: v.optional(v.string()), card: v.optional(productCard) })), undefined),
})
/** A change of a grocery list, or of an item of a list. */
export type GroceryCommand = v.InferOutput<typeof groceryCommand>

/** A list in the server's last answer. */
export type CachedList = WireListState
/** The cards of the products of a list by item, as this phone saw the cards last. */
const storedCards = v.record(v.string(), productCard)
export type ItemCards = v.InferOutput<typeof storedCards>
/** Cards belong to a person, `''` for a guest, and to a region, whose prices and stock they show. */
export type Owner = { readonly shopper: string; readonly regionId: number }

// The owner is the second word of a key, by which a logout finds the records (`forgetOutbox`).
const listKey = (shopper: string, listId: string): string => `grocery-lists ${shopper} ${listId}`
const cardsKey = (shopper: string, listId: string, regionId: number): string =>
  `grocery-cards ${shopper} ${listId} ${regionId}`

/** Whether a record has cards of a shopper's list in a region. Records of earlier versions name no region. */
function hasCards(key: string, shopper: string, regionId: number): boolean {
  const [kind, owner, , region] = key.split(' ')
  return kind === 'grocery-cards' && owner === shopper && (region === undefined || region === String(regionId))
}

/** The lists of a shopper in the server's last answers. */
export const cachedLists = (records: Records, shopper: string): CachedList[] =>
  [...records].flatMap(([key, record]) => {
    if (!key.startsWith(listKey(shopper, ''))) return []
    const read = v.safeParse(storedList, record)
    return read.success ? [read.output] : []
  })

const cardsAt = (records: Records, key: string): ItemCards => {
  const read = v.safeParse(storedCards, records.get(key))
  return read.success ? read.output : {}
}

/**
 * The cards of all items of a person in a region: the stored ones, else those of the pending commands. A guest's
 * commands stay pending until the login, so their cards are the oldest.
 */
export const itemCards = (
  records: Records,
  { shopper, regionId }: Owner,
  commands: readonly GroceryCommand[],
): ItemCards =>
  Object.assign(
    {},
    cardsOf(commands.filter((command) => command.regionId === regionId)),
    // A record without a region comes before the others of its list, which replace its cards.
    ...[...records.keys()]
      .filter((key) => hasCards(key, shopper, regionId))
      .sort()
      .map((key) => cardsAt(records, key)),
  )

/** The record for newer cards of a list. */
export function cardRecord(
  records: Records,
  { shopper, regionId }: Owner,
  listId: string,
  cards: ItemCards,
): readonly [string, ItemCards] {
  const key = cardsKey(shopper, listId, regionId)
  return [key, { ...cardsAt(records, key), ...cards }]
}

/** The records for lists of an answer; none for a list that is cached in a later version. */
export function cachedListRecords(
  records: Records,
  shopper: string,
  answer: readonly WireListState[],
): (readonly [string, CachedList])[] {
  const before = new Map(cachedLists(records, shopper).map((one) => [one.listId, one]))
  return answer
    .filter((list) => list.version >= (before.get(list.listId)?.version ?? 0))
    .map((list) => [listKey(shopper, list.listId), list] as const)
}

/** The cards in commands, by item. */
const cardsOf = (commands: readonly GroceryCommand[]): ItemCards =>
  Object.fromEntries(
    commands.flatMap(({ input, seen }) => (seen?.card && 'itemId' in input ? [[input.itemId, seen.card]] : [])),
  )

/** The records for the cards in commands, which the outbox does not hold once the commands are done. */
function cardRecords(records: Records, shopper: string, commands: readonly GroceryCommand[]) {
  const withCards = commands.filter(({ seen }) => seen?.card)
  const recordOf = ({ input: { listId }, regionId }: GroceryCommand) => cardsKey(shopper, listId, regionId)
  const oneOfEach = new Map(withCards.map((command) => [recordOf(command), command]))
  return [...oneOfEach].map(([key, { input, regionId }]) =>
    cardRecord(
      records,
      { shopper, regionId },
      input.listId,
      cardsOf(withCards.filter((command) => recordOf(command) === key)),
    ),
  )
}

/** The change that a command makes. */
export const changeOf = ({ id, at, input }: GroceryCommand): GroceryChange =>
  ({ key: id, at, ...input }) as GroceryChange

/** The lists with all pending changes applied, by id; deleted lists are included. */
export const foldLists = (
  cached: readonly CachedList[],
  commands: readonly GroceryCommand[],
): ReadonlyMap<string, ListState> =>
  applyChanges(
    new Map(cached.map((list): [string, ListState] => [list.listId, list])),
    commands.filter(isUnderWay).map(changeOf),
  )

/** The list, or the item of a list, that a command changes. */
const targetOf = ({ input }: GroceryCommand): string =>
  'itemId' in input ? `${input.listId} ${input.itemId}` : input.listId

/** A guest's commands without the lists and items that the guest removed again. */
function remaining(commands: readonly GroceryCommand[]): GroceryCommand[] {
  const lists = foldLists([], commands)
  return commands.filter(({ input }) => {
    const list = lists.get(input.listId)
    if (!list || isListGone(list)) return false
    const item = 'itemId' in input ? list.items[input.itemId] : undefined
    return !item || !isItemGone(item)
  })
}

/**
 * Grocery lists (docs/product.md#grocery-lists, decision 0060). Each command sets fields of one list or one item at the
 * time of the tap. The server and the phone merge by the same rule, so a command may be repeated at any time, and in
 * any order with the commands of other devices.
 */
export const groceryListsDomain: Domain<GroceryCommand> = {
  name: 'grocery-lists',
  shape: groceryCommand,
  isRepeatable: true,
  showsRefusals: true,
  changedPaths: ['/p/groceryList', '/p/groceryList/:listId'],
  isCoalescedAtOnce: true,
  prepare: laterTapWins(targetOf),
  coalesce: (unsent) => latestFields(unsent, targetOf),
  mergeGuest: (commands, shopper) => remaining(commands).map((one) => ({ ...one, shopper })),
  sizeOf: ({ length }) => Math.min(length, maxGroceryChanges),
  async send({ key, commands }, { base, shopper, signal }) {
    const body = commands.map(changeOf)
    const answer = await sendCall(changeGroceryLists, {}, { base, key, userId: shopper, body, signal })
    if (!answer.ok) return answer
    const { outcomes, lists } = answer.value
    return {
      ok: true,
      at: answer.at,
      outcomes,
      recordsOf: (records) => [
        ...cachedListRecords(records, shopper, lists),
        ...cardRecords(records, shopper, commands),
      ],
    }
  },
}
