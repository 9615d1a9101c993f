import type { Page } from '@playwright/test'
import { expect } from '../mall-test.ts'

/** Replaces the browser's share sheet by one that is closed without sharing; called before the page is opened. */
export const replaceShareSheet = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    navigator.share = async (data) => {
      document.documentElement.dataset['shared'] = JSON.stringify(data)
      throw new DOMException('closed', 'AbortError')
    }
  })

/** Expects that the share sheet was opened last with this name and link. */
export const expectShared = (page: Page, shared: { readonly title: string; readonly url: string }): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-shared', JSON.stringify(shared))
