import { isUp } from '../support/is-up.ts'
import { choose, expectList, found, narrowing, openFilters, starting, valueNamed } from '../support/list-page.ts'
import { expect, test } from '../support/mall-test.ts'

const words = 'shoes'

test("product#search: search results: with a filter each group counts what it would leave, the filter's own group as before", async ({
  page,
  isMobile,
}) => {
  const all = await found({ key: words })
  const score = narrowing(all.facets.scores ?? [], all.total)
  const few = await found({ key: words, minScore: score.minScore })
  const changed = <Value extends { readonly name: string; readonly count: number }>(
    now: readonly Value[],
    before: readonly Value[],
  ) => now.find(({ name, count }) => before.some((one) => one.name === name && one.count > count))
  const groups = [
    ['Category', changed(few.facets.categories, all.facets.categories)],
    ['Brand', changed(few.facets.brands, all.facets.brands)],
    ['Ships from', changed(few.facets.placesOfOrigin, all.facets.placesOfOrigin)],
  ] as const
  expect(groups.filter(([, value]) => value).length).toBeGreaterThan(1)
  await page.goto(`/SearchResults/${words}`)
  await isUp(page)
  const filters = await openFilters(page, isMobile)
  const line = (group: string, value: string) =>
    filters
      .getByRole('group', { name: group, exact: true })
      .locator('button, label')
      .filter({ hasText: valueNamed(value) })
      .first()
  const counting = (value: string, count: number) => valueNamed(value, `\\s*${count}$`)
  const stars = `${score.minScore} and up`
  await expect(line('Rating', stars)).toHaveText(counting(stars, score.count))
  await choose(filters, isMobile, 'Rating', starting(stars))
  if (!isMobile) await expect(page).toHaveURL(/stars=/)
  for (const [group, value] of groups)
    if (value) await expect(line(group, value.name)).toHaveText(counting(value.name, value.count))
  await expect(line('Rating', stars)).toHaveText(counting(stars, score.count))
})

test('product#filters: groups and values keep their places while the shopper chooses; sizes ascend; a colour has its swatch, a brand its monogram', async ({
  page,
  isMobile,
}) => {
  const { facets } = await found({ key: words })
  const sizes = facets.attrs.find(({ attrName }) => attrName === 'Size')?.values ?? []
  const colour = facets.attrs.find(({ attrName }) => attrName === 'Colour')?.values[0]
  const [, brand] = facets.brands
  if (sizes.length < 2 || !colour?.colour || !brand) throw new Error('The list lacks sizes, colours or brands')
  await page.goto(`/SearchResults/${words}`)
  await isUp(page)
  const filters = await openFilters(page, isMobile)
  const lines = (group: string) =>
    filters.getByRole('group', { name: group, exact: true }).locator('label, button[aria-pressed]')
  const valuesOf = async (group: string) =>
    (await lines(group).allInnerTexts()).map((text) => text.replace(/\s*[\d,.]+$/, '').trim())
  const shown = async () => ({
    groups: await filters.getByRole('heading', { level: 3 }).allInnerTexts(),
    brands: await valuesOf('Brand'),
    sizes: await lines('Size').allInnerTexts(),
    colours: await valuesOf('Colour'),
  })
  await expect(lines('Size').first()).toBeVisible()
  const ascending = [...sizes].sort((one, other) => (one.size ?? 0) - (other.size ?? 0))
  for (const [at, { name, count }] of ascending.slice(0, 8).entries())
    await expect(lines('Size').nth(at)).toHaveText(new RegExp(`${starting(name).source}\\s*${count}$`))
  const swatch = lines('Colour')
    .filter({ hasText: starting(colour.name) })
    .locator('[aria-hidden="true"][style]')
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.colour?.slice(at, at + 2) ?? '', 16))
  await expect(swatch).toHaveCSS('background-color', `rgb(${parts.join(', ')})`)

  // A brand has its monogram, which is no part of its name.
  await expect(lines('Brand').filter({ hasText: brand.name }).locator('span[aria-hidden="true"]')).toHaveText(
    /^[^a-z]{1,2}$/,
  )

  const before = await shown()
  const few = await found({ key: words, brandId: brand.brandId })
  await choose(filters, isMobile, 'Brand', starting(brand.name))
  if (isMobile) await expect(page.getByRole('button', { name: new RegExp(`^Show ${few.total} result`) })).toBeVisible()
  else await expectList(page, few)
  const after = await shown()
  expect(after.brands).toEqual(before.brands)
  for (const part of ['groups', 'colours'] as const)
    expect(after[part].filter((one) => before[part].includes(one))).toEqual(
      before[part].filter((one) => after[part].includes(one)),
    )
  expect(after.groups.length).toBeGreaterThan(2)
})
