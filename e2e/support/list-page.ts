import { expect, type Page } from '@playwright/test'
import { regionIds } from '#contract/region.ts'
import type { SearchResult } from '#contract/search.ts'
import type { Language } from '#contract/wire.ts'
import { ask } from './catalogue.ts'

type Query = Record<string, string | number>

/** What the shop answers to a search in Sri Lanka: first page and counts. */
export const found = (query: Query, lang: Language = 'en'): Promise<SearchResult> =>
  ask<SearchResult>('/search', { pageSize: 20, pageNumber: 1, regionId: regionIds.LK, lang, ...query })

/** Names of the products that a list shows, in their order. */
export const names = (page: Page): Promise<string[]> => page.locator('main article h3').allInnerTexts()

/** Waits until the list shows exactly the first page of this answer, in this order. */
export async function expectList(page: Page, { records }: SearchResult): Promise<void> {
  await expect
    .poll(async () => (await names(page)).slice(0, 20), 'the products of the list')
    .toEqual(records.map(({ prodName }) => prodName))
}

/** The group of filters: in the sheet, which this opens where it must, or in the sidebar. */
export async function openFilters(page: Page, isMobile: boolean) {
  if (!isMobile) return page.getByRole('region', { name: 'Filters' })
  await page.getByRole('button', { name: /^Filter/ }).click()
  return page.getByRole('dialog', { name: 'Filters' })
}

/** Leaves the sheet with what was chosen; beside a sidebar it is applied already. */
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
      .getByLabel(value)
      .locator('xpath=ancestor-or-self::label')
      .or(within.locator('label').filter({ hasText: value }))
      .first()
      .click()
}

/** The chips of what is applied. */
export const chips = (page: Page) =>
  page.getByRole('group', { name: 'Filter and sort' }).getByRole('button', { name: /^Remove / })

/** A value that narrows the list and leaves something. */
export const narrowing = <Value extends { readonly count: number }>(values: readonly Value[], total: number): Value => {
  const value = values.find(({ count }) => count > 0 && count < total)
  if (!value) throw new Error('The mall has no such value')
  return value
}
/** What begins with this name. */
export const starting = (name: string) => new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)
