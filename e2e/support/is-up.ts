import { expect, type Page } from '@playwright/test'

/** Waits until the page's script has taken over: the toast region exists only then. */
export const isUp = (page: Page): Promise<void> =>
  expect(page.locator('[data-react-aria-top-layer="true"]').first()).toBeAttached()
