import { catalogueOf } from '../support/catalogue.ts'
import { found, names } from '../support/list-page.ts'
import { expect, test } from '../support/proxy-test.ts'
import { waitUntilStored } from '../support/views/visible-content.ts'

test.use({ hasPictures: true })

const savedNote = (count: number) => ({
  name: `Saved on this device · ${count} ${count === 1 ? 'product' : 'products'}`,
})

test('product#offline-downloads: offline: filters and sort orders apply to saved items, and a note in the list says that @full', async ({
  page,
  isMobile,
  goOffline,
}) => {
  const [department] = await catalogueOf().departments()
  const path = `/${department?.slug}/${department?.categoryId}`
  const seen = await found({ categoryId: department?.categoryId ?? 0 })
  const free = seen.records.filter(({ isFreeDelivery }) => isFreeDelivery === 1)
  expect(free.length).toBeGreaterThan(1)
  await page.goto(path)
  await expect.poll(() => names(page)).toEqual(seen.records.map(({ prodName }) => prodName))
  await waitUntilStored(page)
  await goOffline()
  const filters = isMobile
    ? page.getByRole('dialog', { name: 'Filters' })
    : page.getByRole('region', { name: 'Filters' })
  if (isMobile) await page.getByRole('button', { name: /^Filter/ }).click()
  await filters.getByRole('switch', { name: /^Free delivery/ }).click()
  if (isMobile) await page.getByRole('button', { name: `Show ${free.length} saved` }).click()
  await expect(page.getByRole('heading', savedNote(free.length))).toBeVisible()
  expect((await names(page)).toSorted()).toEqual(free.map(({ prodName }) => prodName).toSorted())

  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Price: low to high' })
  const byPrice = free.toSorted((a, b) => a.price - b.price || a.prodId - b.prodId).map(({ prodName }) => prodName)
  await expect.poll(() => names(page)).toEqual(byPrice)

  // Content that was seen comes back unchanged, with its age.
  await page.goBack()
  await page.goBack()
  await expect.poll(() => names(page)).toEqual(seen.records.map(({ prodName }) => prodName))
  await expect(page.getByRole('heading', savedNote(free.length))).toHaveCount(0)
})

test('product#offline-downloads: offline: a new search finds saved items, also with a typing error or a word too many', async ({
  page,
  goOffline,
  coldStart,
}) => {
  const seen = await found({ key: 'shoes' })
  await page.goto('/SearchResults/shoes')
  await expect.poll(() => names(page)).toEqual(seen.records.map(({ prodName }) => prodName))
  await waitUntilStored(page)
  await goOffline()
  const cold = await coldStart('/SearchResults/sneekers?free=1')
  await expect(cold.getByRole('heading', { name: /^Saved on this device · \d+ products?$/ })).toBeVisible()
  const shown = await names(cold)
  expect(shown.length).toBeGreaterThan(0)
  const free = seen.records.filter(({ isFreeDelivery }) => isFreeDelivery === 1).map(({ prodName }) => prodName)
  expect(free).toEqual(expect.arrayContaining(shown))

  await cold.getByRole('button', { name: 'Remove Free delivery' }).click()
  await expect.poll(async () => (await names(cold)).length).toBeGreaterThanOrEqual(shown.length)
  await cold.goto('/SearchResults/zzzzqqq%20shoes')
  await expect(cold.getByRole('status').filter({ hasText: 'No product matches all words.' })).toHaveText(
    'No product matches all words. Showing results for “shoes” without “zzzzqqq”.',
  )
  await cold.goto('/SearchResults/zzzzqqq')
  await expect(cold.getByRole('heading', { name: 'Not saved on this device' })).toBeVisible()
})
