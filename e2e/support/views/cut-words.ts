import type { Page } from '@playwright/test'

/**
 * Truncated texts, without those that may be truncated (docs/design.md: titles, shop names, tab labels, the region's
 * name) and hidden ones.
 */
export const cutWords = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'main h1, main h2, main button, main p, main li, main label, main a, main dd, main dt, footer a, footer p, footer h2',
      ),
    ].flatMap((element) => {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element)
      if (
        element.closest('.sr, [hidden], .clip2') ||
        webkitLineClamp !== 'none' ||
        textOverflow === 'ellipsis' ||
        element.offsetParent === null
      )
        return []
      const hides = [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip')
      const isCut =
        hides &&
        element.offsetWidth > 1 &&
        (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)
      return isCut ? [element.outerHTML.slice(0, 160)] : []
    }),
  )
