import { randomUUID } from 'node:crypto'
import type { Hono } from 'hono'
import { sentences } from '#contract/account/sentences.ts'
import type { FailureCode } from '#contract/failure.ts'
import {
  changeGroceryLists,
  createGroceryList,
  deleteGroceryList,
  type GroceryListSummary,
  groceryListStates,
  groceryLists,
  groceryListToCart,
  readGroceryList,
  revokeGroceryLinks,
  shareGroceryList,
  updateGroceryList,
} from '#contract/grocery/grocery-list.ts'
import type { ListSet } from '#contract/grocery/grocery-merge.ts'
import { isListShown, type ShownList, shownLists } from '#contract/grocery/shown-lists.ts'
import { sharedListPath } from '#contract/links.ts'
import type { Dependencies } from '../dependencies.ts'
import { notFound, type Refusal, refusal } from '../http/refusal.ts'
import { type ShopperCall, serveShopper } from '../http/serve-shopper.ts'
import { viewerOf } from '../product/viewer.ts'
import { tooMany } from '../rate-limit/check-rates.ts'
import { hashToken, randomToken } from '../sign-in/secrets.ts'
import { changeLists, lockLists } from './change-lists.ts'
import { isNameTaken, tapTime } from './grocery-rules.ts'
import { deleteLinks, insertLink, type Lists, readLinks, readLists } from './grocery-store.ts'
import { addToCart } from './list-to-cart.ts'
import { itemsAndCosts } from './shown-list.ts'

/** The most links of one list. */
const maxLinks = 20
const noList = () => notFound('list')
const refuseList = (code: 'LIST_NAME_TAKEN' | 'LISTS_FULL' | 'LIST_FULL', field: string): Refusal =>
  refusal(code, sentences[code], { [field]: code satisfies FailureCode })

/** /p/groceryList/…: a shopper's grocery lists. */
export function groceryRoutes(api: Hono, dependencies: Dependencies): void {
  const { clock, settings } = dependencies
  const shownIn = (lists: Lists, { timeZone }: ShopperCall): ShownList[] =>
    shownLists(lists.values(), { now: clock(), timeZone })
  const linksOf = async ({ tables, shopper }: ShopperCall): Promise<(listId: string) => number> => {
    const links = await readLinks(tables, shopper.accountId)
    return (listId) => links.filter((link) => link.list_id === listId).length
  }
  /** One list of the shopper with its number of links; undefined if the list does not exist or is deleted. */
  const findList = async (call: ShopperCall, listId: string) => {
    const [lists, links] = await Promise.all([readLists(call.tables, call.shopper.accountId, listId), linksOf(call)])
    const list = shownIn(lists, call).find((one) => one.listId === listId)
    return list && { list, links: links(listId) }
  }
  const summaryOf = ({ items, ...list }: ShownList, links: number): GroceryListSummary => ({
    ...list,
    items: items.length,
    ticked: items.filter(({ isTicked }) => isTicked).length,
    links,
  })
  /** Sets fields of a list now; refuses a name that another list has. */
  const setList = async (call: ShopperCall, lists: Lists, listId: string, set: ListSet) => {
    if (set.name !== undefined && isNameTaken(lists, set.name, listId)) return refuseList('LIST_NAME_TAKEN', 'name')
    const { accountId } = call.shopper
    const change = { key: randomUUID(), at: tapTime(lists.get(listId), clock()), listId, set }
    const [outcome] = await changeLists(call.tables, accountId, lists, [change], clock())
    return outcome?.code === 'LISTS_FULL' ? refuseList('LISTS_FULL', 'name') : null
  }
  const summaryAfter = async (call: ShopperCall, listId: string): Promise<GroceryListSummary | Refusal> => {
    const found = await findList(call, listId)
    return found ? summaryOf(found.list, found.links) : noList()
  }

  serveShopper(api, dependencies, groceryLists, async (_query, call) => {
    const [lists, links] = await Promise.all([readLists(call.tables, call.shopper.accountId), linksOf(call)])
    return shownIn(lists, call).map((list) => summaryOf(list, links(list.listId)))
  })

  serveShopper(api, dependencies, groceryListStates, async (_query, { tables, shopper }) => [
    ...(await readLists(tables, shopper.accountId)).values(),
  ])

  serveShopper(
    api,
    dependencies,
    changeGroceryLists,
    async (_query, { tables, shopper, body }) => {
      const before = await lockLists(tables, shopper.accountId)
      return { outcomes: [...(await changeLists(tables, shopper.accountId, before, body, clock()))], lists: [] }
    },
    {
      async addCurrent({ outcomes }, _query, { tables, shopper, body }) {
        const lists = await readLists(tables, shopper.accountId)
        const named = new Set(body.map(({ listId }) => listId))
        return { outcomes, lists: [...lists.values()].filter(({ listId }) => named.has(listId)) }
      },
    },
  )

  serveShopper(api, dependencies, createGroceryList, async (_query, call) => {
    const { listId = randomUUID(), name } = call.body
    const lists = await lockLists(call.tables, call.shopper.accountId)
    return (await setList(call, lists, listId, { name, isGone: false })) ?? summaryAfter(call, listId)
  })

  serveShopper(api, dependencies, updateGroceryList, async (_query, call) => {
    const { listId } = call.params
    const lists = await lockLists(call.tables, call.shopper.accountId)
    const list = lists.get(listId)
    if (!list || !isListShown(list)) return noList()
    return (await setList(call, lists, listId, call.body)) ?? summaryAfter(call, listId)
  })

  serveShopper(api, dependencies, deleteGroceryList, async (_query, call) => {
    const { listId } = call.params
    const lists = await lockLists(call.tables, call.shopper.accountId)
    const list = lists.get(listId)
    if (!list || !isListShown(list)) return noList()
    await setList(call, lists, listId, { isGone: true })
    return undefined
  })

  serveShopper(api, dependencies, readGroceryList, async ({ lang }, call) => {
    const found = await findList(call, call.params.listId)
    if (!found) return noList()
    const { listId, name, askedName, weekday, items } = found.list
    const viewer = viewerOf({ regionId: call.regionId, lang }, call, clock)
    const shown = await itemsAndCosts(call.tables, viewer, items, settings)
    return { listId, name, askedName, weekday, links: found.links, ...shown }
  })

  serveShopper(api, dependencies, groceryListToCart, async (_query, call) => {
    const { shopper, regionId, tables, body, params } = call
    const found = await findList(call, params.listId)
    if (!found) return noList()
    const named = body.itemIds && new Set(body.itemIds)
    const items = found.list.items.filter(({ itemId, isTicked }) => (named ? named.has(itemId) : !isTicked))
    const viewer = viewerOf({ regionId, lang: 'en' }, call, clock)
    return addToCart(tables, viewer, { accountId: shopper.accountId, regionId }, items)
  })

  serveShopper(api, dependencies, shareGroceryList, async (_query, call) => {
    const { tables, shopper, params, body } = call
    await lockLists(tables, shopper.accountId)
    const found = await findList(call, params.listId)
    if (!found) return noList()
    if (found.links >= maxLinks) return tooMany(60)
    const token = randomToken()
    const link = { tokenHash: hashToken(token), accountId: shopper.accountId, listId: params.listId }
    await insertLink(tables, { ...link, mayWrite: body.mayWrite }, new Date(clock()))
    return { token, url: `${settings.PUBLIC_URL ?? ''}${sharedListPath(token)}` }
  })

  serveShopper(api, dependencies, revokeGroceryLinks, async (_query, call) => {
    if (!(await findList(call, call.params.listId))) return noList()
    await deleteLinks(call.tables, call.shopper.accountId, call.params.listId)
    return undefined
  })
}
