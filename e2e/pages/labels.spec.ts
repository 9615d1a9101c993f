import type { Page } from '@playwright/test'
import { languages } from '#contract/languages.ts'
import { builtScreens } from '#tests/support/built-screens.ts'
import { messageIds } from '#tests/support/load-words.ts'
import { chooseMarket } from '../support/choose-market.ts'
import { isUp } from '../support/is-up.ts'
import { seededShopper } from '../support/mall/seeded-shopper.ts'
import { expect, test } from '../support/mall-test.ts'
import { signIn } from '../support/sign-in.ts'
import { screens } from '../support/views/screens.ts'

/** Time, in ms, for opening a screen on a busy machine. */
const openMs = 15_000

const landmarks =
  'main, nav, header, footer, section, form, aside, dialog, [role="dialog"], [role="search"], [role="region"], [role="group"]'

/** Every route of the route table, with an example of its addresses; the design kit exists in development only. */
const routes = (await builtScreens())
  .filter(({ path }) => path !== '/gallery')
  .map(({ path, examples, shopperExamples }) => {
    const [example] = Object.keys({ ...examples, ...shopperExamples })
    return { path, screen: example === undefined ? undefined : screens[example] }
  })
  // Guests first, because a shopper stays signed in.
  .sort((one, other) => Number(one.screen?.as === 'shopper') - Number(other.screen?.as === 'shopper'))

/** The labels of all landmarks that have one, by `aria-label` or by the elements that `aria-labelledby` names. */
const labelsOf = (page: Page): Promise<string[]> =>
  page.locator(landmarks).evaluateAll((all) =>
    all.flatMap((landmark) => {
      const named = landmark.getAttribute('aria-labelledby')?.split(' ')
      const label = named
        ? named.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
        : landmark.getAttribute('aria-label')
      return label === null ? [] : [label]
    }),
  )

// The short run reads the labels in the documents (tests/app/labels.test.ts) and compares the messages of each screen with
// the parts that it loads (tests/build/word-catalogues.test.ts).
for (const language of languages)
  test(`quality#accessibility: every landmark of every route is labelled with words in ${language} @full`, async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000 + routes.length * openMs)
    await chooseMarket(context, { lang: language })
    const ids = await messageIds()
    let isSignedIn = false
    for (const { path, screen } of routes) {
      if (screen?.as === 'shopper' && !isSignedIn) {
        await signIn(page, (await seededShopper()).shopper)
        isSignedIn = true
      }
      // The return from a sign-in provider leads on to home at once; an answer without content keeps the page open.
      const isHome = (url: URL) => url.pathname === '/'
      if (path === '/signed-in') await page.route(isHome, (route) => route.fulfill({ status: 204 }))
      const leaving =
        path === '/signed-in' ? page.waitForResponse((answer) => isHome(new URL(answer.url()))) : undefined
      await page.goto((await screen?.path()) ?? path)
      await isUp(page)
      await leaving
      const labels = await labelsOf(page)
      expect(labels.length, path).toBeGreaterThan(0)
      expect(
        labels.filter((label) => ids.has(label.trim()) || !/\p{Letter}/u.test(label)),
        path,
      ).toEqual([])
      await page.unroute(isHome)
    }
  })
