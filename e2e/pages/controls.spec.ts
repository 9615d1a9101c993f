import type { Page } from '@playwright/test'
import { catalogueOf, productPath } from '../support/catalogue.ts'
import { isUp } from '../support/is-up.ts'
import { expect, test } from '../support/mall-test.ts'
import { type Screen, screens } from '../support/views/screens.ts'

/** A product with variants and many reviews; the one in `screens` has neither. */
const productWithAll: Screen = {
  as: 'guest',
  path: async () =>
    productPath(await catalogueOf().product(({ skuList, prodCommNumber }) => skuList.length > 2 && prodCommNumber > 6)),
}
/** The screens that a guest opens, without account forms and the screens that open the login, which have their own tests. */
const opened = Object.entries({ ...screens, product: productWithAll }).filter(
  ([name, { as }]) =>
    as === 'guest' && !/log in|login|password|register|search box|(chat|invitation) of a guest/.test(name),
)
/** The screens of the short run: one of each kind. */
const always = ['home', 'product', 'shop', 'cart of a guest', 'settings']

const controls =
  'button, [role="button"], [role="tab"], [role="switch"], summary, input[type="radio"], input[type="checkbox"], select'

/** The visible content of the page as one text, including pictures and scroll positions of rows. */
const contentOf = (page: Page) =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll('input')].map(({ checked, value }) => `${checked}${value}`).join()
    const rows = [...document.querySelectorAll('body *')]
      .map(({ scrollLeft, scrollTop }) => Math.round(scrollLeft + scrollTop))
      .join()
    // Content that changes by itself does not count as a reaction.
    const body = document.body.cloneNode(true) as HTMLElement
    for (const clock of body.querySelectorAll('[role="timer"], script')) clock.remove()
    return `${location.href}|${fields}|${rows}|${Math.round(scrollY)}|${body.innerHTML.replace(/ (data-[\w-]+|style|src|srcset)="[^"]*"/g, '')}`
  })

for (const [name, screen] of opened) {
  test(`quality#tests: every control of ${name} has an effect${always.includes(name) ? '' : ' @full'}`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    // The clipboard is the second way to share; the install sheet must not open by itself during the test.
    await context.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'share')
      localStorage.setItem('nelu.install-closed', 'yes')
    })
    const path = await screen.path()
    const open = async () => {
      await page.goto(path)
      await isUp(page)
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      await screen.prepare?.(page)
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = false
      })
    }
    await open()

    const links = await page
      .locator('a[href]')
      .evaluateAll((all) => [...new Set(all.map((link) => (link as HTMLAnchorElement).href))])
    expect(links.length).toBeGreaterThan(2)
    for (const link of links.filter((one) => one.startsWith('http') && !one.includes('#')))
      expect((await page.request.get(link)).status(), link).toBe(200)
    // The details of a product load once they are in sight.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const ids = links.filter((one) => one.startsWith(`${page.url()}#`)).map((one) => new URL(one).hash.slice(1))
    for (const id of ids.filter(Boolean)) await expect(page.locator(`[id="${id}"]`), `#${id}`).toHaveCount(1)

    const shown = page.locator(controls).locator('visible=true')
    const count = await shown.count()
    let adds = 0
    for (let at = 0; at < count; at += 1) {
      if (at >= (await shown.count())) break
      // The element itself, because content that still loads may put another one in its place in the list.
      const element = await shown.nth(at).elementHandle()
      if (!element) break
      const { words, isChosen, isDisabled, reason, opensDialog } = await element.evaluate((one) => ({
        words: one.outerHTML.slice(0, 140),
        // A selected option has nothing left to do.
        isChosen: one.matches(
          '[aria-selected="true"], [aria-current="true"], [role="group"] [aria-pressed="true"], input:checked',
        ),
        isDisabled: one.matches(':disabled, [aria-disabled="true"]'),
        reason: [
          one,
          ...(one.getAttribute('aria-describedby')?.split(' ') ?? []).map((id) => document.getElementById(id)),
        ]
          .map((element) => (element as HTMLElement | null)?.innerText.trim())
          .join(''),
        opensDialog: one.getAttribute('aria-haspopup') === 'dialog',
      }))
      if (isChosen) continue
      // All cards behave alike.
      if (/aria-label="Add to cart: /.test(words) && (adds += 1) > 3) continue
      // A disabled control shows its reason.
      if (isDisabled) {
        expect(reason, `no reason is shown for the disabled ${words}`).not.toBe('')
        continue
      }
      const before = await contentOf(page)
      // A select reacts to another of its options.
      const chosen = await element.evaluate((one) => (one as Partial<HTMLSelectElement>).selectedIndex ?? null)
      if (chosen !== null) await element.selectOption({ index: chosen === 1 ? 2 : 1 })
      else await element.evaluate((one) => (one as HTMLElement).click())
      await expect
        .poll(() => contentOf(page).catch(() => 'another page'), `the page is unchanged after ${words}`)
        .not.toBe(before)
      // A control that loads data first may open a dialog, or change the list.
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      const dialog = page.getByRole('dialog')
      // The dialog's code may still be loading.
      if (opensDialog) await expect(dialog).toBeVisible()
      if ((await dialog.count()) > 0) {
        // Escape works while the focus is inside. After a click by script, React Aria takes the focus away again for a
        // moment, half a second after the dialog has opened.
        await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
        await expect(async () => {
          await page.keyboard.press('Escape')
          await expect(dialog).toHaveCount(0, { timeout: 1_000 })
        }).toPass()
        // The focus returns to the page a frame later.
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      }
      if (new URL(page.url()).pathname !== new URL(path, page.url()).pathname) await open()
    }
  })
}
