import { expect, type Locator, type Page } from '@playwright/test'

/** Where the focus is, in a few words, and whether a person can see it there. */
const focusNow = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement
    const hasOutline = (one: Element, pseudo?: string) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one, pseudo)
      return outlineStyle !== 'none' && outlineWidth !== '0px'
    }
    // A card shows the ring for the link that it is, a row for its radio, what stands beside a box for the box; a field's frame is thicker.
    const around = [
      element,
      ...element.querySelectorAll('*'),
      element.closest('article, label'),
      element.nextElementSibling,
    ].filter((one) => one !== null)
    const frames = [
      element,
      ...(element.matches('input, textarea, select') && element.parentElement ? [element.parentElement] : []),
    ]
    // A code is typed over six boxes, one of which is the thicker.
    const boxes = element.matches('[autocomplete="one-time-code"]') ? [...(element.parentElement?.children ?? [])] : []
    return {
      words: element.outerHTML.slice(0, 140),
      // The ring of a slider is its thumb's, and that of a field in a frame the frame's own page: no script can read them.
      isSeen:
        element.matches('input[type="range"], iframe') ||
        around.some((one) => hasOutline(one) || hasOutline(one, '::after') || hasOutline(one, '::before')) ||
        frames.some((one) => getComputedStyle(one).boxShadow !== 'none') ||
        boxes.some((one) => getComputedStyle(one).boxShadow.includes(' 2px inset')),
      isInDialog: element.closest('[role="dialog"]') !== null,
    }
  })

/** Tabs until the focus is there; each stop on the way must be seen. */
export async function tabTo(page: Page, target: Locator, most = 90): Promise<void> {
  await expect(target).toBeVisible()
  for (let steps = 0; steps < most; steps += 1) {
    await page.keyboard.press('Tab')
    const { isSeen, words } = await focusNow(page)
    expect(isSeen, `the focus shows on ${words}`).toBe(true)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`No way by Tab to ${target}`)
}

/** The focus goes round in the open dialog, forward and back, and out of it never. */
export async function expectTrap(page: Page): Promise<void> {
  await expect.poll(async () => (await focusNow(page)).isInDialog, 'the dialog takes the focus').toBe(true)
  for (const key of [...Array.from({ length: 12 }, () => 'Tab'), ...Array.from({ length: 4 }, () => 'Shift+Tab')]) {
    await page.keyboard.press(key)
    const { isInDialog, isSeen, words } = await focusNow(page)
    expect(isInDialog, `the focus left the dialog for ${words}`).toBe(true)
    expect(isSeen, `the focus shows on ${words}`).toBe(true)
  }
}
