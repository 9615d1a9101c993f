import { expect, type Locator, type Page } from '@playwright/test'

/** The focused element in a few words, and whether the focus is visible. */
const focusNow = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement
    const hasOutline = (one: Element, pseudo?: string) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one, pseudo)
      return outlineStyle !== 'none' && outlineWidth !== '0px'
    }
    // A card shows the focus ring for its link, a row for its radio, a label for its checkbox; a field's border gets
    // thicker.
    const candidates = [
      element,
      ...element.querySelectorAll('*'),
      element.closest('article, label'),
      element.nextElementSibling,
    ].filter((one) => one !== null)
    const frames = [
      element,
      ...(element.matches('input, textarea, select') && element.parentElement ? [element.parentElement] : []),
    ]
    // A code field covers six boxes, one of which is thicker.
    const boxes = element.matches('[autocomplete="one-time-code"]') ? [...(element.parentElement?.children ?? [])] : []
    return {
      words: element.outerHTML.slice(0, 140),
      // Scripts cannot read the ring of a slider's thumb, nor of a field in a frame.
      isVisible:
        element.matches('input[type="range"], iframe') ||
        candidates.some((one) => hasOutline(one) || hasOutline(one, '::after') || hasOutline(one, '::before')) ||
        frames.some((one) => getComputedStyle(one).boxShadow !== 'none') ||
        boxes.some((one) => getComputedStyle(one).boxShadow.includes(' 2px inset')),
      isInDialog: element.closest('[role="dialog"]') !== null,
    }
  })

/** Presses Tab (or Shift+Tab) until the target has the focus; the focus must be visible at each stop. */
export async function tabTo(page: Page, target: Locator, most = 90, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let steps = 0; steps < most; steps += 1) {
    await page.keyboard.press(key)
    const { isVisible, words } = await focusNow(page)
    expect(isVisible, `the focus is visible on ${words}`).toBe(true)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab does not reach ${target}`)
}

/** The focus cycles within the open dialog, forward and back, and never leaves it. */
export async function expectTrap(page: Page): Promise<void> {
  await expect.poll(async () => (await focusNow(page)).isInDialog, 'the dialog takes the focus').toBe(true)
  for (const key of [...Array.from({ length: 12 }, () => 'Tab'), ...Array.from({ length: 4 }, () => 'Shift+Tab')]) {
    await page.keyboard.press(key)
    const { isInDialog, isVisible, words } = await focusNow(page)
    expect(isInDialog, `the focus left the dialog: ${words}`).toBe(true)
    expect(isVisible, `the focus is visible on ${words}`).toBe(true)
  }
}

/** Moves the focus there with Tab and presses Enter. */
export async function pressEnter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** Moves the focus to a field with Tab and replaces its text. */
export async function typeInto(page: Page, field: Locator, typed: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(typed)
}

/** The pressed element may be gone; the focus must still be in the page, so that Tab continues from there. */
export const expectFocusInPage = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null), 'the focus is in the page')
    .toBe(true)
