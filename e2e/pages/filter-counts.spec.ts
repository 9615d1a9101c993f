import { isUp } from '../support/is-up.ts'
import { choose, found, narrowing, openFilters, starting } from '../support/list-page.ts'
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
      .filter({ hasText: starting(value) })
      .first()
  const counting = (value: string, count: number) => new RegExp(`${starting(value).source}\\s*${count}$`)
  const stars = `${score.minScore} and up`
  await expect(line('Rating', stars)).toHaveText(counting(stars, score.count))
  await choose(filters, isMobile, 'Rating', starting(stars))
  if (!isMobile) await expect(page).toHaveURL(/stars=/)
  for (const [group, value] of groups)
    if (value) await expect(line(group, value.name)).toHaveText(counting(value.name, value.count))
  await expect(line('Rating', stars)).toHaveText(counting(stars, score.count))
})
