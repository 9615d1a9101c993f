import type { Page } from '@playwright/test'
import type { Language } from '#contract/wire.ts'
import { localKeys } from '#offline/storage-keys.ts'
import { chooseMarket } from '../support/choose-market.ts'
import { isUp } from '../support/is-up.ts'
import { seededShopper } from '../support/mall/seeded-shopper.ts'
import { expect, test as mallTest } from '../support/mall-test.ts'
import { watchPageErrors } from '../support/page-errors.ts'
import { isFull } from '../support/short-run.ts'
import { signIn } from '../support/sign-in.ts'
import { cutWords } from '../support/views/cut-words.ts'
import { expectNoLayoutShift, recordLayoutShifts } from '../support/views/layout-shift.ts'
import { type Screen, screens } from '../support/views/screens.ts'
import { allVisualCases, sampleVisualCases } from '../support/views/visual-matrix.ts'

const names = Object.keys(screens)
const height = 860
/** Times, in ms, for opening a screen and for one axe run, on a busy machine. */
const [openMs, axeMs] = [15_000, 12_000]

type Visitor = { readonly page: Page; readonly errors: string[] }

/**
 * Each test process keeps one page of a guest and one of a shopper, which visit one screen after the other, because a
 * new device for each screen takes longer than the screen. The device has the fonts before the first screen;
 * `late-fonts.spec.ts` tests fonts that arrive late.
 */
const test = mallTest.extend<{ as: Screen['as'] }, { visitorOf: (as: Screen['as']) => Promise<Visitor> }>({
  as: ['guest', { option: true }],
  visitorOf: [
    async ({ browser }, use) => {
      const visitors = new Map<Screen['as'], Visitor>()
      await use(async (as) => {
        const known = visitors.get(as)
        if (known) return known
        const context = await browser.newContext()
        await recordLayoutShifts(context)
        const visitor = { errors: watchPageErrors(context), page: await context.newPage() }
        await visitor.page.goto('/')
        await visitor.page.evaluate(() =>
          Promise.all([...document.fonts].filter(({ family }) => /^.?Nelu.?$/.test(family)).map((font) => font.load())),
        )
        if (as === 'shopper') await signIn(visitor.page, (await seededShopper()).shopper)
        if (as === 'newcomer') await signIn(visitor.page)
        visitors.set(as, visitor)
        return visitor
      })
      for (const { page } of visitors.values()) await page.context().close()
    },
    { scope: 'worker' },
  ],
  context: async ({ page }, use) => use(page.context()),
  page: async ({ visitorOf, as }, use) => {
    const { page, errors } = await visitorOf(as)
    await use(page)
    expect(errors.splice(0), 'uncaught errors of the page').toEqual([])
  },
})

for (const { screen: name, isPhone, languages, shiftWidths, overflowWidths, axe: visualCasesOf } of isFull
  ? allVisualCases(names)
  : sampleVisualCases(names))
  test.describe('visual matrix', () => {
    const screen = screens[name] as Screen
    // Decided before the test opens a page.
    test.skip(({ isMobile }) => isMobile !== isPhone, 'the other project covers this device')
    test.use({
      as: screen.as,
      serviceWorkers: 'block',
      contextOptions: { reducedMotion: 'reduce' },
      deviceScaleFactor: 1,
    })

    const title = `quality#tests: ${name} on the ${isPhone ? 'phone' : 'desktop'} in ${languages.join(', ')}: no axe violation, no layout shift, no sideways scroll${isPhone ? ', nothing lost at 200 %' : ''}`
    test(title, async ({ page, context, axe, expectNoSidewaysScroll }) => {
      const axeRuns = languages
        .map(visualCasesOf)
        .reduce((sum, { themes, widths }) => sum + themes.length * widths.length, 0)
      test.setTimeout(120_000 + languages.flatMap(shiftWidths).length * openMs + axeRuns * axeMs)
      const waitUntilLoaded = () => expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      const resize = async (width: number) => {
        await page.setViewportSize({ width, height })
        await waitUntilLoaded()
      }
      const open = async (language: Language) => {
        await chooseMarket(context, { lang: language })
        // The device stores the choice as well, once it has opened a page.
        if (page.url() !== 'about:blank')
          await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
            localKeys.language,
            language,
          ] as const)
        await page.goto(await screen.path())
        await isUp(page)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await screen.prepare?.(page)
        await expect(page.locator('h1')).toHaveCount(1)
      }

      for (const language of languages) {
        for (const width of shiftWidths(language)) {
          await page.setViewportSize({ width, height })
          await open(language)
          await expectNoLayoutShift(page)
        }
        for (const width of overflowWidths) {
          await resize(width)
          await expectNoSidewaysScroll()
        }
        const { themes, widths } = visualCasesOf(language)
        for (const theme of themes) {
          await page.emulateMedia({ colorScheme: theme })
          await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
          for (const width of widths) {
            await resize(width)
            await axe()
          }
        }
        // Where several languages are opened, the longest one is enough.
        if (!isPhone || (languages.length > 1 && language !== 'ru')) continue
        await resize(320)
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
        expect(await page.evaluate(() => parseFloat(getComputedStyle(document.body).fontSize))).toBeGreaterThanOrEqual(
          29,
        )
        await expectNoSidewaysScroll()
        expect(await cutWords(page), 'texts cut at 200 %').toEqual([])
      }
    })
  })

mallTest.describe('reduced motion', () => {
  mallTest.use({ contextOptions: { reducedMotion: 'reduce' } })
  mallTest(
    'quality#tests: with reduced motion nothing is animated: while loading, when loaded, in a sheet',
    async ({ page }) => {
      const moving = () =>
        page.evaluate(
          () =>
            document
              .getAnimations()
              .filter(
                ({ playState, effect }) =>
                  playState === 'running' && Number(effect?.getComputedTiming().duration ?? 0) > 1,
              ).length,
        )
      await page.goto('/')
      expect(await moving(), 'running animations while the list loads').toBe(0)
      await isUp(page)
      expect(await moving()).toBe(0)
      await page.locator('button[aria-haspopup="dialog"]:has(img[src^="/flags/"]):visible').first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await moving(), 'running animations in the sheet').toBe(0)
    },
  )
})
