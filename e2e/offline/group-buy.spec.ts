import { main } from '../support/checkout-page.ts'
import { isUp } from '../support/is-up.ts'
import { fillPasswordLogin, sendLogin } from '../support/login-modal.ts'
import { countdownError, endOfTeam, makeGroupBuy, payInGroup } from '../support/mall/group-buy.ts'
import { expect, test } from '../support/mall-test.ts'
import { newShopper, signIn } from '../support/sign-in.ts'
import { waitUntilStored } from '../support/views/visible-content.ts'

const hour = 3_600_000

test('product#group-buy-page: the four states are tabs; list and team are readable offline; joining and starting a team need the network', async ({
  page,
  goOffline,
  coldStart,
  axe,
}) => {
  const group = await makeGroupBuy({ size: 3 })
  const { teamId } = await payInGroup(group)
  await page.goto('/group-buy')
  const name = group.product.prodName
  await expect(main(page).getByRole('article', { name })).toBeVisible()
  await expect(main(page).getByRole('tab')).toHaveText(['In progress', 'Upcoming', 'Completed', 'Timed out'])
  await page.goto(`/group-buy/team/${teamId}`)
  await expect(main(page).getByRole('button', { name: 'Join the team' })).toBeEnabled()
  await waitUntilStored(page)
  await goOffline()

  const list = await coldStart('/group-buy')
  const card = main(list).getByRole('article', { name })
  await expect(card.getByText('2 more to go')).toBeVisible()
  await expect(
    main(list)
      .getByText(/updated/)
      .first(),
  ).toBeVisible()
  await card.getByRole('link', { name: 'Join' }).click()
  await expect(main(list).getByRole('heading', { name: 'Members' })).toBeVisible()
  for (const name of ['Needs internet', 'Start a team'])
    await expect(main(list).getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
  await expect(main(list).getByRole('timer')).toBeVisible()
  await axe(list)
  await goOffline(false)
  await expect(main(list).getByRole('button', { name: 'Join the team' })).toBeEnabled()
})

test('product#group-buy-page: a team whose time ends while the phone is offline is not offered any more @full', async ({
  page,
  goOffline,
}) => {
  const group = await makeGroupBuy({ size: 3 })
  const { teamId } = await payInGroup(group)
  await page.clock.install()
  await page.goto(`/group-buy/team/${teamId}`)
  await isUp(page)
  await expect(main(page).getByRole('button', { name: 'Join the team' })).toBeEnabled()
  await goOffline()
  // The team has a day to fill.
  await page.clock.fastForward(25 * hour)
  await expect(main(page).getByText("This team's time is over.")).toBeVisible()
  await expect(main(page).getByRole('button')).toHaveCount(0)
  await expect(main(page).getByRole('link', { name: 'Find another team' })).toBeVisible()
})

test('product#group-buy-page: after a cold start offline the countdown follows the server, with a wrong clock of the phone @full', async ({
  page,
  context,
  goOffline,
  coldStart,
  waitForWorker,
}) => {
  const { shopper, teamId } = await payInGroup(await makeGroupBuy({ size: 3 }))
  const end = await endOfTeam(shopper, teamId)
  await context.clock.install({ time: Date.now() + 12 * hour })
  await page.goto(`/group-buy/team/${teamId}`)
  await expect(main(page).getByRole('timer')).toBeVisible()
  // Playwright's clock empties `performance.getEntries`, by which the page finds the pictures to store.
  await waitForWorker()
  await goOffline()
  await context.clock.fastForward(6 * hour)
  const timer = main(await coldStart(`/group-buy/team/${teamId}`)).getByRole('timer')
  await expect.poll(() => countdownError(timer, end, Date.now() + 6 * hour)).toBeLessThan(2_000)
})

test('product#group-reminder: the reminder that a guest asks for is set after the login @full', async ({ page }) => {
  const { product } = await makeGroupBuy({ startsIn: 2 })
  const shopper = await newShopper()
  await page.goto('/group-buy?state=upcoming')
  const card = main(page).getByRole('article', { name: product.prodName })
  await card.getByRole('button', { name: 'Remind me' }).click()
  const modal = page.getByRole('dialog', { name: /^Log in to/ })
  await fillPasswordLogin(modal, shopper)
  await sendLogin(modal)
  await expect(card.getByRole('button', { name: 'Reminder set', pressed: true })).toBeVisible()
  await expect(page).toHaveURL('/group-buy?state=upcoming')
})

test('product#group-reminder: a reminder needs the network, is not sent without it, and is set back online', async ({
  page,
  goOffline,
}) => {
  const { product } = await makeGroupBuy({ startsIn: 2 })
  await signIn(page)
  await page.goto('/group-buy?state=upcoming')
  const button = (name: string) =>
    main(page).getByRole('article', { name: product.prodName }).getByRole('button', { name, exact: true })
  await expect(button('Remind me')).toBeEnabled()
  let sent = 0
  page.on('request', (request) => {
    if (request.url().includes('/p/groupBuy/remind')) sent += 1
  })
  await goOffline()
  await expect(button('Needs internet')).toHaveAttribute('aria-disabled', 'true')
  await button('Needs internet').click({ force: true })
  await goOffline(false)
  await expect(button('Remind me')).toBeEnabled()
  expect(sent).toBe(0)
  await button('Remind me').click()
  await expect(button('Reminder set')).toBeVisible()
  expect(sent).toBe(1)
})

test('product#group-team: a member can read their team and share its link offline', async ({
  page,
  goOffline,
  coldStart,
}) => {
  const group = await makeGroupBuy({ size: 3 })
  const { shopper, teamId } = await payInGroup(group)
  await signIn(page, shopper)
  await page.goto(`/group-buy/team/${teamId}`)
  await expect(main(page).getByText('You joined. 2 more to go.')).toBeVisible()
  await waitUntilStored(page)
  await goOffline()
  const cold = await coldStart(`/group-buy/team/${teamId}`)
  await expect(main(cold).getByText('You joined. 2 more to go.')).toBeVisible()
  await expect(main(cold).getByRole('img', { name: 'QR code of the link to your team' })).toBeVisible()
  await expect(main(cold).getByRole('button', { name: 'Invite friends' })).toBeEnabled()
})
