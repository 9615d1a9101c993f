import { heading, main, openAs, openRow, sheet } from '#e2e/support/account-page.ts'
import { accountOf, callAs } from '#e2e/support/call-as.ts'
import { chatWith, messageField } from '#e2e/support/chat/chat-page.ts'
import { isUp } from '#e2e/support/is-up.ts'
import { expect, test } from '#e2e/support/proxy-test.ts'
import { newShopper } from '#e2e/support/sign-in.ts'

test('product#logout: the device is cleared before the server answers, and the page of a guest sends a lost logout', async ({
  page,
  context,
  mallProxy,
}) => {
  const shopper = await openAs(page, '/profile')
  const { userId } = shopper.token
  await page.evaluate((own) => sessionStorage.setItem('nelu.checkout', own), userId)
  const other = await context.newPage()
  await other.goto('/about')
  await isUp(other)
  await other.evaluate((own) => sessionStorage.setItem('nelu.checkout', own), userId)
  mallProxy.silence((path) => path.startsWith('/api/app/logout'))
  const asked = page.waitForRequest('**/api/app/logout')
  await openRow(page, 'Log out')
  await asked
  // The shopper closes the app while the page waits for the server.
  await page.close()
  await expect(other).toHaveURL('/')
  expect(await other.evaluate(() => sessionStorage.getItem('nelu.checkout'))).toBeNull()
  await other.goto('/robots.txt')
  expect(await other.evaluate(readKeys, ['nelu-session', 'nelu-queries', 'nelu-drafts'])).not.toContain(userId)
  expect(await other.evaluate(readKeys, ['nelu-session'])).toBe('')
  expect((await callAs(shopper, '/p/user/userInfo')).status).toBe(200)
  mallProxy.silence(() => false)
  await other.goto('/')
  await expect.poll(async () => (await callAs(shopper, '/p/user/userInfo')).status).toBe(401)
  await expect(other.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
})

test('product#interrupted: the next start finishes a logout that was cut off before anything was deleted', async ({
  page,
}) => {
  const shopper = await openAs(page, '/profile')
  await page.goto('/robots.txt')
  // As much as a logout does before its first deletion.
  await page.evaluate((own) => localStorage.setItem('nelu.ending', `left ${own}`), shopper.token.userId)
  await page.goto('/profile/security')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
  expect(await page.evaluate(readKeys, ['nelu-session'])).toBe('')
  await expect.poll(async () => (await callAs(shopper, '/p/user/userInfo')).status).toBe(401)
})

test('product#interrupted: a page from the back/forward cache does not show a shopper who has gone @full', async ({
  page,
}) => {
  const { nickName } = await openAs(page, '/profile', await newShopper('Amaya Before'))
  await expect(heading(page)).toHaveText(nickName)
  // Another tab has logged out while this page was in that cache, where no message arrives.
  await page.evaluate(() => {
    localStorage.removeItem('nelu.shopper')
    document.cookie = 'accessToken=; Path=/; Max-Age=0'
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(heading(page)).toHaveText('Guest')
  await expect(page.getByText(nickName)).toHaveCount(0)
})

test('product#logout: an unfinished offer and an unfinished message are named first @full', async ({ page }) => {
  const shopper = await openAs(page, '/pre-loved/offer')
  await main(page).getByLabel('Title').fill('A lamp')
  await page.goto(chatWith('support'))
  await messageField(page).fill('A question')
  await page.goto('/profile')
  await isUp(page)
  await openRow(page, 'Log out')
  await expect(sheet(page)).toContainText('2 unfinished forms will be lost if you log out.')
  expect((await accountOf(shopper)).nickName).toBe(shopper.nickName)
})

/** The keys of databases of the page; runs in the page. */
async function readKeys(names: readonly string[]): Promise<string> {
  const keys: string[] = []
  for (const name of names) {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name)
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error ?? new Error(`IndexedDB cannot open ${name}`))
    })
    if (database.objectStoreNames.contains('records'))
      await new Promise<void>((resolve) => {
        const reading = database.transaction('records').objectStore('records').getAllKeys()
        reading.onsuccess = () => {
          keys.push(...reading.result.map(String))
          resolve()
        }
      })
    database.close()
  }
  return keys.join(' ')
}
