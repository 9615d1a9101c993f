import type { Locator, Page } from '@playwright/test'
import { isUp } from '#e2e/support/is-up.ts'
import { expect, test } from '#e2e/support/mall-test.ts'
import { signIn } from '#e2e/support/sign-in.ts'

/** Each link by its name: its address, and the title of its screen. */
type Links = Readonly<Record<string, readonly [path: string, title: string]>>

/** Follows each link of a place, which is opened again before each of them. */
async function follow(page: Page, open: () => Promise<Locator>, links: Links): Promise<void> {
  for (const [name, [path, title]] of Object.entries(links)) {
    const place = await open()
    await place.getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeAttached()
  }
}

test('product#profile: the profile leads to vouchers, group buys, own offers, coins and invitations', async ({
  page,
}) => {
  await signIn(page)
  const open = async () => {
    await page.goto('/profile')
    await isUp(page)
    return page.getByRole('navigation', { name: 'Account menu' })
  }
  await follow(page, open, {
    Vouchers: ['/vouchers', 'Vouchers'],
    'Group buys': ['/group-buy', 'Buy together, pay less'],
    'My listings': ['/pre-loved/offers', 'My listings'],
    Coins: ['/profile/coins', 'Coins'],
    'Invite friends': ['/myInvitation', 'Invite friends'],
  })
})

test('product#home: below the group buys home leads to pre-loved items, coins and invitations @once', async ({
  page,
}) => {
  await signIn(page)
  const open = async () => {
    await page.goto('/')
    await isUp(page)
    await page.getByRole('heading', { name: 'Trending deals' }).scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 700)
    return page.getByRole('main')
  }
  await follow(page, open, {
    'Pre-loved': ['/pre-loved', 'Pre-loved'],
    Coins: ['/profile/coins', 'Coins'],
    'Invite friends': ['/myInvitation', 'Invite friends'],
  })
})

test.describe('phone', () => {
  test.skip(({ isMobile }) => !isMobile, 'the tab bar exists on phones only')

  test('product#lists: Discover leads to group buys, vouchers and pre-loved items', async ({ page }) => {
    await page.goto('/')
    await isUp(page)
    const open = async () => {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Discover' }).click()
      await expect(page).toHaveURL('/discover')
      return page.getByRole('main')
    }
    await follow(page, open, {
      'Group buys': ['/group-buy', 'Buy together, pay less'],
      Vouchers: ['/vouchers', 'Vouchers'],
      'Pre-loved': ['/pre-loved', 'Pre-loved'],
    })
  })
})

test.describe('desktop', () => {
  test.skip(({ isMobile }) => isMobile, 'menu and footer exist on wide screens only')

  test('product#header: the menu Categories leads to vouchers, group buys and pre-loved items', async ({ page }) => {
    await page.goto('/help')
    await isUp(page)
    const banner = page.getByRole('banner')
    const open = async () => {
      await banner.getByRole('button', { name: 'Categories' }).click()
      return banner.getByRole('navigation', { name: 'Categories' })
    }
    await follow(page, open, {
      Vouchers: ['/vouchers', 'Vouchers'],
      'Group buys': ['/group-buy', 'Buy together, pay less'],
      'Pre-loved': ['/pre-loved', 'Pre-loved'],
    })
  })

  test('product#footer: the footer leads to vouchers, pre-loved items and coins', async ({ page }) => {
    const open = async () => {
      await page.goto('/help')
      await isUp(page)
      return page.getByRole('contentinfo')
    }
    await follow(page, open, {
      Vouchers: ['/vouchers', 'Vouchers'],
      'Pre-loved': ['/pre-loved', 'Pre-loved'],
      Coins: ['/profile/coins', 'Coins'],
    })
  })
})
