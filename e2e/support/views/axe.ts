import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const smallTarget = 'target-size'

/**
 * Runs axe in the page itself and reports violations only: merging the results of several frames opens another page,
 * and describing passed rules doubles the time.
 */
const findViolations = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(page.frames().length === 1)

/** Fails with one line per axe violation. A transition may begin during an analysis, so a failed one is repeated. */
export const expectNoAxeViolation = (page: Page, inside?: string): Promise<void> =>
  expect.poll(() => violationsIn(page, inside), { message: 'axe violations' }).toEqual([])

/** Returns one line per axe violation: rule, message, element. */
async function violationsIn(page: Page, inside?: string): Promise<string[]> {
  await waitForTransitions(page)
  const builder = findViolations(page).withTags(rules)
  const { violations } = await (inside ? builder.include(inside) : builder).analyze()
  const lines: string[] = []
  for (const { id, help, nodes } of violations) {
    for (const { target } of nodes) {
      if (id === smallTarget && !(await isSmallInSight(page, target.join(' ')))) continue
      lines.push(`${id}: ${help}: ${target.join(' ')}`)
    }
  }
  return lines
}

/** Waits for visible transitions and animations that end: halfway between two colours, a text has too little contrast. */
const waitForTransitions = (page: Page) =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => {
      const isEnding = Number(effect?.getComputedTiming().endTime) < Number.POSITIVE_INFINITY
      // In content that the browser skips, a transition stands still.
      return isEnding && (effect as KeyframeEffect).target?.checkVisibility({ contentVisibilityAuto: true })
    })
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })

/** A target that a bar at the screen's edge hides in part is checked again in the middle of the screen. */
async function isSmallInSight(page: Page, selector: string): Promise<boolean> {
  await page.locator(selector).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const { violations } = await findViolations(page).withRules([smallTarget]).analyze()
  return violations.some(({ nodes }) => nodes.some(({ target }) => target.join(' ') === selector))
}
