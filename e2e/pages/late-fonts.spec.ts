import { holdRequests } from '../support/hold-requests.ts'
import { isUp } from '../support/is-up.ts'
import { expect, test } from '../support/mall-test.ts'
import { expectNoShiftUntilNow, recordLayoutShifts } from '../support/views/layout-shift.ts'
import { screens } from '../support/views/screens.ts'

// Desktop widths in the phone's project, whose specs run once.
test.use({ serviceWorkers: 'block', isMobile: false, hasTouch: false })

for (const [screen, language, width] of [
  ['home', 'ru', 360],
  ['home', 'pt', 1440],
  ['department', 'ru', 360],
  ['product', 'ru', 835],
  ['product', 'tr', 835],
  ['product', 'en', 835],
  ['product', 'ru', 1440],
] as const)
  test(`quality#speed: ${screen} in ${language} at ${width} px: a font that arrives late moves nothing`, async ({
    page,
    context,
  }) => {
    await recordLayoutShifts(context)
    await page.setViewportSize({ width, height: 860 })
    const release = await holdRequests(page, /\.woff2/)
    await page.goto(`${await screens[screen]?.path()}?lang=${language}`, { waitUntil: 'commit' })
    await isUp(page)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await expectNoShiftUntilNow(page)
    release()
    await page.evaluate(() => document.fonts.ready)
    await expectNoShiftUntilNow(page)
  })

for (const language of ['en', 'tr', 'pt', 'ru'] as const)
  test(`design#type: ${language}: texts are as wide in the fallback font as in Manrope`, async ({ page }) => {
    await page.goto(`/privacyPolicy?lang=${language}`)
    await isUp(page)
    const ratios = await page.evaluate(async () => {
      const paragraphs = [...document.querySelectorAll('main p')].map(({ textContent }) => textContent)
      const line = document.createElement('span')
      line.style.cssText = 'position: absolute; white-space: nowrap'
      document.body.append(line)
      const widthIn = async (weight: number, families: readonly string[]) => {
        // A machine has the fonts of one of the fallback families only.
        await Promise.allSettled(
          families.map((family) => document.fonts.load(`${weight} 16px ${family}`, paragraphs.join())),
        )
        line.style.font = `${weight} 16px ${families.join()}`
        return paragraphs.reduce((sum, text) => {
          line.textContent = text
          return sum + line.getBoundingClientRect().width
        }, 0)
      }
      const result: Record<number, number> = {}
      for (const weight of [500, 600, 700, 800])
        result[weight] = (await widthIn(weight, ['Nelu Fallback', 'Nelu Wide'])) / (await widthIn(weight, ['Nelu']))
      return result
    })
    for (const [weight, ratio] of Object.entries(ratios)) {
      expect(ratio, `weight ${weight}`).toBeGreaterThan(0.97)
      expect(ratio, `weight ${weight}`).toBeLessThan(1.03)
    }
  })
