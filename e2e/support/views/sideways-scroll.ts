import { expect, type Page } from '@playwright/test'

/** Fails where the page is wider than the screen, and names the overflowing elements. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wide = await page.evaluate(() => {
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= width) return []
    const isOutside = (element: Element) =>
      element.getBoundingClientRect().right > width + 0.5 || element.getBoundingClientRect().left < -0.5
    // Hidden content of a row that scrolls by itself does not widen the page.
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement))
    return [...document.querySelectorAll('body *')]
      .filter((element) => isOutside(element) && !scrolls(element.parentElement))
      .slice(0, 8)
      .map((element) => element.outerHTML.slice(0, 120))
  })
  expect(wide, 'elements wider than the screen').toEqual([])
}
