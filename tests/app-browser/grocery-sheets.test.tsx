import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { maxGroceryLists } from '#contract/grocery/list-limits.ts'
import type { SearchResult } from '#contract/search/search.ts'
import { MarketContext } from '#device/market.ts'
import { AddItem } from '#features/grocery-lists/list/add-item.tsx'
import type { MissingItem } from '#features/grocery-lists/list/cart-additions.ts'
import { MatchSheet } from '#features/grocery-lists/list/match-sheet.tsx'
import { createList } from '#features/grocery-lists/list-commands.ts'
import type { ListedItem } from '#features/grocery-lists/listed-item.ts'
import { CartReportSheet } from '#features/grocery-lists/sheets/cart-report-sheet.tsx'
import { CodeSheet } from '#features/grocery-lists/sheets/code-sheet.tsx'
import { NameSheet } from '#features/grocery-lists/sheets/name-sheet.tsx'
import { ShareSheet } from '#features/grocery-lists/sheets/share-sheet.tsx'
import { useKnownProducts } from '#features/grocery-lists/use-known-products.ts'
import { clearSession } from '#offline/session.ts'
import { openStore } from '#offline/stores.ts'
import { enter } from '#session/session.ts'
import { sampleToken as token } from '../support/sample-token.ts'

const list = { listId: '11111111-1111-4111-8111-111111111111', name: 'Picnic', weekday: null, items: [] }
const item: ListedItem = { itemId: 't-1', text: 'Milk', count: 1, isTicked: false, addedAt: 0 }
const nothingFound: SearchResult = {
  scrollId: null,
  current: 1,
  size: 10,
  pages: 0,
  total: 0,
  records: [],
  shops: [],
  facets: { categories: [], brands: [], attrs: [], placesOfOrigin: [], price: { min: 0, max: 0 } },
}
const container = document.createElement('div')
const network = vi.fn<(address: string) => Promise<Response>>()
let root: Root
const words = () => document.body.textContent ?? ''
const show = (content: ReactNode) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  root.render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <MarketContext value={{ regionId: 7, lang: 'en' }}>{content}</MarketContext>
      </QueryClientProvider>
    </I18nProvider>,
  )
}
const type = (field: HTMLInputElement, text: string) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
const field = () => document.querySelector('input') as HTMLInputElement
const press = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click()

beforeEach(async () => {
  await clearSession()
  await openStore('outbox').clear()
  i18n.load('en', {})
  i18n.activate('en')
  network.mockReset()
  network.mockImplementation(async () => new Response('', { status: 500 }))
  vi.stubGlobal('fetch', network)
  document.body.append(container)
  root = createRoot(container)
})
afterEach(async () => {
  root.unmount()
  container.remove()
  vi.unstubAllGlobals()
  await clearSession()
})

test('product#grocery-lists: the field of a list keeps a text that the list cannot take', async () => {
  let isTaken = false
  const added = vi.fn(async () => isTaken)
  show(<AddItem onText={added} onProduct={added} />)
  await vi.waitFor(() => expect(field()).not.toBeNull())
  type(field(), '  Paper  cups ')
  await vi.waitFor(() => expect(document.querySelector('button')).not.toBeNull())
  press('Add')
  await vi.waitFor(() => expect(added).toHaveBeenCalledWith('Paper cups'))
  await vi.waitFor(() => expect(field().value).toBe('  Paper  cups '))
  isTaken = true
  press('Add')
  await vi.waitFor(() => expect(added).toHaveBeenCalledTimes(2))
  await vi.waitFor(() => expect(field().value).toBe(''))
})

test('product#grocery-lists: the search for a product says that it runs, has failed, or has found nothing', async () => {
  let answer = (_response: Response) => {}
  network.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
  show(<MatchSheet listId={list.listId} item={item} onClose={() => {}} />)
  await vi.waitFor(() => expect(words()).toContain('Searching…'))
  expect(words()).not.toContain('No products found')
  await vi.waitFor(() => expect(network).toHaveBeenCalledOnce())
  answer(new Response('', { status: 500 }))
  await vi.waitFor(() => expect(words()).toContain('Something went wrong.'))
  network.mockImplementation(async () => Response.json(nothingFound))
  press('Try again')
  await vi.waitFor(() => expect(words()).toContain('No products found'))
  type(field(), 'M')
  await vi.waitFor(() => expect(words()).toContain('Type at least two characters.'))
  expect(words()).not.toContain('No products found')
})

test('product#grocery-links: where the links cannot be loaded the sheet says so, and still revokes them', async () => {
  await enter(token)
  show(<ShareSheet list={list} onClose={() => {}} />)
  await vi.waitFor(() => expect(words()).toContain("The links of this list can't be loaded."))
  expect(words()).toContain('Revoke all links')
  const { listId, name } = list
  network.mockImplementation(async () =>
    Response.json([{ listId, name, weekday: null, items: 0, ticked: 0, links: 2 }]),
  )
  press('Try again')
  await vi.waitFor(() => expect(words()).toContain('2 links lead to this list.'))
  expect(words()).not.toContain("can't be loaded")
})

test('product#grocery-code: a list that is too long for a code says so', async () => {
  const many = Array.from({ length: 300 }, (_, at) => ({ ...item, itemId: `t-${at}`, text: crypto.randomUUID() }))
  show(<CodeSheet list={list} items={many} onClose={() => {}} />)
  await vi.waitFor(() => expect(words()).toContain('This list is too long for one code. Share the list with a link.'))
  show(<CodeSheet list={list} items={[item]} onClose={() => {}} />)
  await vi.waitFor(() => expect(words()).toContain('Scan this code with the camera of the other phone'))
  expect(words()).not.toContain('too long')
})

test('product#grocery-lists: the report of the cart has a sentence for every reason', () => {
  const because = (reason: Exclude<MissingItem['reason'], 'FEWER'>) => ({ item, reason })
  const sentences = new Map<MissingItem, string>([
    [because('TEXT'), 'A note without a product. Find a product for it.'],
    [because('NO_VARIANT'), "Choose a variant on the product's page."],
    [because('OUT_OF_STOCK'), 'Out of stock'],
    [{ item, reason: 'FEWER', added: 2, stock: 5 }, 'Only 5 left. Added to the cart: 2.'],
    [{ item, reason: 'FEWER', added: 0, stock: 5 }, 'Only 5 left, and your cart already has them.'],
    [because('NOT_IN_AREA'), 'This product does not available in your area.'],
    [because('WITHDRAWN'), 'This product is no longer sold.'],
    [because('CART_FULL'), 'The cart is full.'],
    [because('NOT_SAVED'), "This product isn't saved on this device. Connect to add it."],
  ])
  const missing = [...sentences.keys()].map((one, at) => ({ ...one, item: { ...item, itemId: `t-${at}` } }))
  show(<CartReportSheet report={{ added: 0, missing }} onClose={() => {}} />)
  return vi.waitFor(() =>
    expect([...document.querySelectorAll('li span')].map(({ textContent }) => textContent)).toEqual([
      ...sentences.values(),
    ]),
  )
})

test('product#messages: the report of the cart says that items out of stock were not added, only where there are such', async () => {
  const failed = 'Out of stock items failed to add to cart. They stay on your list, so you can try again later.'
  const report = (reason: 'OUT_OF_STOCK' | 'TEXT') =>
    show(<CartReportSheet report={{ added: 0, missing: [{ item, reason }] }} onClose={() => {}} />)
  report('OUT_OF_STOCK')
  await vi.waitFor(() => expect(words()).toContain(failed))
  report('TEXT')
  await vi.waitFor(() => expect(words()).toContain('A note without a product.'))
  expect(words()).not.toContain('Out of stock')
})

test('product#messages: a list that is one too many is not created, and the form says why and what helps', async () => {
  for (let at = 0; at < maxGroceryLists; at += 1) await createList(`List ${at}`)
  show(<NameSheet isNew title="New list" start="" save={createList} onClose={() => {}} />)
  await vi.waitFor(() => expect(field()).toBeTruthy())
  type(field(), 'Picnic')
  press('Create list')
  await vi.waitFor(() =>
    expect(words()).toContain(
      "Failed to create grocery list. You've reached the maximum number of lists. Delete one first.",
    ),
  )
})

test('product#grocery-costs: a product of the cart whose data is not here keeps the price of the cart', async () => {
  const found = vi.fn()
  show(<Known onKnown={found} />)
  await vi.waitFor(() =>
    expect(found).toHaveBeenCalledWith([{ product: { prodId: 1, skuId: 2, price: 5 }, text: 'Milk', count: 3 }]),
  )
})

function Known({ onKnown }: { onKnown: (items: unknown) => void }) {
  const known = useKnownProducts()
  const isFirst = useRef(true)
  useEffect(() => {
    if (isFirst.current) void known([{ prodId: 1, skuId: 2, name: 'Milk', count: 3, price: 5 }]).then(onKnown)
    isFirst.current = false
  })
  return null
}
