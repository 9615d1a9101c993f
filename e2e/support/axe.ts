import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const smallTarget = 'target-size'

/**
 * A look at the page itself, of which only violations are told: to put the results of several frames together axe opens
 * another page, and to describe all that passed takes as long again.
 */
const look = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(page.frames().length === 1)

/** Fails with one line an axe violation: rule, what it says, where. */
export async function expectNoAxeViolation(page: Page, inside?: string): Promise<void> {
  const builder = look(page).withTags(rules)
  const { violations } = await (inside ? builder.include(inside) : builder).analyze()
  const lines: string[] = []
  for (const { id, help, nodes } of violations) {
    for (const { target } of nodes) {
      if (id === smallTarget && !(await isSmallInSight(page, target.join(' ')))) continue
      lines.push(`${id}: ${help}: ${target.join(' ')}`)
    }
  }
  expect(lines, 'axe violations').toEqual([])
}

/** A target that a bar at the edge of the screen hides in part is not small: it is looked at again in the middle of the screen. */
async function isSmallInSight(page: Page, selector: string): Promise<boolean> {
  await page.locator(selector).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const { violations } = await look(page).withRules([smallTarget]).analyze()
  return violations.some(({ nodes }) => nodes.some(({ target }) => target.join(' ') === selector))
}
