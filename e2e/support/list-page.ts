import { expect, type Page } from '@playwright/test'
import { regionIds } from '#contract/region/region.ts'
import type { SearchResult } from '#contract/search/search.ts'
import type { Language } from '#contract/wire.ts'
import { fetchCatalogue } from './catalogue.ts'

type Query = Record<string, string | number>

/** The server's answer to a search in Sri Lanka: first page and facets. */
export const found = (query: Query, lang: Language = 'en'): Promise<SearchResult> =>
  fetchCatalogue<SearchResult>('/search', { pageSize: 20, pageNumber: 1, regionId: regionIds.LK, lang, ...query })

/** The names of a list's products, in order, without the similar products below a short list. */
export const names = (page: Page): Promise<string[]> =>
  page.locator('main article:not([aria-label="You may also like"] article) h3').allInnerTexts()

/** Waits until the list shows exactly the first page of this answer, in order. */
export async function expectList(page: Page, { records }: SearchResult): Promise<void> {
  await expect
    .poll(async () => (await names(page)).slice(0, 20), 'the products of the list')
    .toEqual(records.map(({ prodName }) => prodName))
}

/** The filters: in the sheet, which this function opens, or in the sidebar. */
export async function openFilters(page: Page, isMobile: boolean) {
  if (!isMobile) return page.getByRole('region', { name: 'Filters' })
  await page.getByRole('button', { name: /^Filter/ }).click()
  return page.getByRole('dialog', { name: 'Filters' })
}

/** Closes the sheet and applies the filters; the sidebar applies them at once. */
export async function applyFilters(page: Page, isMobile: boolean, total: number): Promise<void> {
  if (!isMobile) return
  await page.getByRole('button', { name: total === 1 ? 'Show 1 result' : `Show ${total} results`, exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Presses one value of a group: a chip in the sheet, a line in the sidebar. */
export async function choose(
  filters: Awaited<ReturnType<typeof openFilters>>,
  isMobile: boolean,
  group: string,
  value: RegExp,
): Promise<void> {
  const within = filters.getByRole('group', { name: group, exact: true })
  if (isMobile) await within.getByRole('button', { name: value }).click()
  else
    await within
      .getByRole('checkbox', { name: value })
      .or(within.getByRole('radio', { name: value }))
      .locator('xpath=ancestor-or-self::label')
      .or(within.locator('label').filter({ hasText: value }))
      .first()
      .click()
}

/** Shows all values of a group, of which only the first are shown at first. */
export async function showWholeGroup(filters: Awaited<ReturnType<typeof openFilters>>, group: string): Promise<void> {
  const within = filters.getByRole('group', { name: group, exact: true })
  await expect(within).toBeVisible()
  const more = within.getByRole('button', { name: /^Show \d+ more$/ })
  if (await more.isVisible()) await more.click()
}

/** The chips of the applied filters. */
export const chips = (page: Page) =>
  page.getByRole('group', { name: 'Filter and sort' }).getByRole('button', { name: /^Remove / })

/** A value that narrows the list without emptying it. */
export const narrowing = <Value extends { readonly count: number }>(values: readonly Value[], total: number): Value => {
  const value = values.find(({ count }) => count > 0 && count < total)
  if (!value) throw new Error('The mall has no such value')
  return value
}
/** Matches texts with this beginning. */
export const starting = (name: string) => new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)
/** Matches the text of a filter's value with this name; a brand's monogram stands before its name. */
export const valueNamed = (name: string, rest = '') => new RegExp(`^\\S{0,2}${starting(name).source.slice(1)}${rest}`)
