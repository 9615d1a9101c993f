import { type ItemState, isItemGone, isListGone, type ListState } from './grocery-merge.ts'
import { joinedItems } from './joined-items.ts'
import { cleanName, freeName, nameKey } from './list-name.ts'
import { weekStart } from './week-start.ts'

/** An item as a screen shows it. */
export type ShownItem = {
  readonly itemId: string
  readonly prodId?: number | undefined
  readonly skuId?: number | undefined
  readonly text?: string | undefined
  readonly count: number
  readonly isTicked: boolean
  /** The name of the person who ticked by a shared link, empty without a name; absent if the list's owner ticked. */
  readonly tickedBy?: string | undefined
  /** The unit price when the product was added, in major units of the region `regionId`. */
  readonly priceThen?: number | undefined
  readonly regionId?: number | undefined
  readonly addedAt: number
}

/** A list as a screen shows it. Lists of one person have different names. */
export type ShownList = {
  readonly listId: string
  readonly name: string
  /** The name that the person chose, if another list has that name; the person is told and may choose another one. */
  readonly askedName?: string | undefined
  /** The day on which the ticks are taken off each week, 0 is Sunday; null without repetition. */
  readonly weekday: number | null
  /** The time of the last purchase, in ms: the latest tick, also of items that are to buy again or were removed. */
  readonly boughtAt?: number | undefined
  readonly items: readonly ShownItem[]
}

/** The clock of the person who looks at the lists: the time in ms, and the IANA zone. */
export type Viewing = { readonly now: number; readonly timeZone: string }

/** Whether a list is shown: the list has a name and is not deleted. */
export const isListShown = (list: ListState): boolean => list.fields.name !== undefined && !isListGone(list)

/**
 * The items that are shown, one for each product, in the order in which they were added. Ticks before `since` (ms) no
 * longer count.
 */
export const shownItems = (items: Readonly<Record<string, ItemState>>, since: number): ShownItem[] =>
  [...joinedItems(items)]
    .flatMap(([itemId, item]): ShownItem[] => {
      const what = item.what?.value
      if (!what || isItemGone(item)) return []
      const isTicked = item.tick?.value.isTicked === true && item.tick.at >= since
      return [
        {
          itemId,
          ...what,
          count: item.count?.value ?? 1,
          isTicked,
          tickedBy: isTicked ? item.tick?.value.by : undefined,
        },
      ]
    })
    .sort((a, b) => a.addedAt - b.addedAt || (a.itemId < b.itemId ? -1 : 1))

/**
 * The lists of one person, by name. If several lists have the same name, the first to get the name keeps the name, and
 * each other list is shown with a number, such as "Party (2)" (docs/product.md#grocery-lists).
 */
export function shownLists(lists: Iterable<ListState>, { now, timeZone }: Viewing): ShownList[] {
  const shown = [...lists].filter(isListShown).sort(byNaming)
  const names = new Map<string, string>()
  const taken = new Set(shown.map((list) => nameKey(nameOf(list))))
  const holders = new Set<string>()
  for (const list of shown) {
    const asked = nameOf(list)
    const isHolder = !holders.has(nameKey(asked))
    holders.add(nameKey(asked))
    const name = isHolder ? asked : freeName(asked, taken)
    taken.add(nameKey(name))
    names.set(list.listId, name)
  }
  return shown
    .map((list): ShownList => {
      const { listId, fields, items } = list
      const [name, asked] = [names.get(listId) ?? '', nameOf(list)]
      const weekday = fields.weekday?.value ?? null
      return {
        listId,
        name,
        askedName: name === asked ? undefined : asked,
        weekday,
        boughtAt: lastPurchase(items),
        items: shownItems(items, weekday === null ? 0 : weekStart(now, weekday, timeZone)),
      }
    })
    .sort((a, b) => a.name.localeCompare(b.name) || (a.listId < b.listId ? -1 : 1))
}

/** The time of the latest tick of a list; undefined without one. */
const lastPurchase = (items: Readonly<Record<string, ItemState>>): number | undefined =>
  Math.max(
    0,
    ...Object.values(items).map(({ tick }) => (tick?.value.isTicked ? tick.at : (tick?.value.boughtAt ?? 0))),
  ) || undefined

const nameOf = ({ fields }: ListState): string => cleanName(fields.name?.value ?? '')

/** The list that got its name first comes first. */
const byNaming = (a: ListState, b: ListState): number =>
  (a.fields.name?.at ?? 0) - (b.fields.name?.at ?? 0) || (a.listId < b.listId ? -1 : 1)
