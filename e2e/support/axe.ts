import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Fails with one line an axe violation: rule, what it says, where. */
export async function expectNoAxeViolation(page: Page, inside?: string): Promise<void> {
  const builder = new AxeBuilder({ page }).withTags(rules)
  const { violations } = await (inside ? builder.include(inside) : builder).analyze()
  const lines = violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}`))
  expect(lines, 'axe violations').toEqual([])
}
