import type { Page } from '@playwright/test'
import type { Address, Area } from '#contract/account/address.ts'
import { regionIds } from '#contract/region/region.ts'
import { fillAddress } from '#e2e/support/address-form.ts'
import { chooseMarket } from '#e2e/support/choose-market.ts'
import { holdRequests } from '#e2e/support/hold-requests.ts'
import { isUp } from '#e2e/support/is-up.ts'
import { expect, test } from '#e2e/support/mall-test.ts'
import { myCall } from '#e2e/support/my-calls.ts'
import { type Shopper, signIn } from '#e2e/support/sign-in.ts'
import { localKeys } from '#offline/storage-keys.ts'

const cards = (page: Page) => page.getByRole('list', { name: 'Addresses' }).getByRole('listitem')
const toast = (page: Page, words: string) => page.getByText(words, { exact: true })

/** An address written by another device of the shopper. */
async function writeAddress(shopper: Shopper, receiver: string): Promise<Address> {
  const within = async (pid: number) =>
    (await myCall<Area[]>(shopper, 'GET', `/p/area/listByPid?pid=${pid}`))[0]?.areaId ?? 0
  const countryId = await within(0)
  const provinceId = await within(countryId)
  const cityId = await within(provinceId)
  return myCall(shopper, 'POST', '/p/address/addAddr', {
    receiver,
    mobile: '0771234567',
    countryId,
    provinceId,
    cityId,
    areaId: await within(cityId),
    addr: '7 Sea Street',
  })
}

test('product#addresses: added with a searched area, edited, with an alternative number, made the default, deleted after a question (product#messages)', async ({
  page,
  axe,
  expectNoSidewaysScroll,
}) => {
  const shopper = await signIn(page)
  await page.goto('/addresses')
  await expect(page.getByRole('heading', { level: 1, name: 'No address yet' })).toBeVisible()
  await axe()
  await page.getByRole('link', { name: 'Add address' }).click()
  await fillAddress(page, 'Ama Perera')
  await axe()
  await expectNoSidewaysScroll()
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(toast(page, 'Address added.')).toBeVisible()
  await expect(page).toHaveURL('/addresses')
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page).first()).toContainText('Peradeniya, Kandy, Central, Sri Lanka')
  await expect(cards(page).first().getByText('Default', { exact: true })).toBeVisible()

  await writeAddress(shopper, 'Kofi')
  await page.reload()
  await expect(cards(page)).toHaveCount(2)
  await cards(page).filter({ hasText: 'Kofi' }).getByRole('button', { name: 'Set as default' }).click()
  await expect(toast(page, 'Default address changed.')).toBeVisible()
  await expect(cards(page).first()).toContainText('Kofi')

  await cards(page).filter({ hasText: 'Ama' }).getByRole('link', { name: 'Edit' }).click()
  await expect(page.getByRole('textbox', { name: 'Contact name' })).toHaveValue('Ama Perera')
  await page.getByRole('textbox', { name: 'Alternative number' }).fill('071 765 4321')
  await page.getByRole('textbox', { name: 'Zip code' }).fill('20400')
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(toast(page, 'Address modified.')).toBeVisible()
  await expect(cards(page).filter({ hasText: 'Ama' })).toContainText('20400')
  await expect(cards(page).filter({ hasText: 'Ama' })).toContainText('+94 77 123 4567 · 071 765 4321')
  await axe()
  await expectNoSidewaysScroll()

  await cards(page).filter({ hasText: 'Ama' }).getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('dialog', { name: 'Delete this address?' })
  await expect(question).toContainText('12 Temple Road')
  await axe(page, '[role="dialog"]')
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect(cards(page)).toHaveCount(2)
  await cards(page).filter({ hasText: 'Ama' }).getByRole('button', { name: 'Delete' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Address deleted.')).toBeVisible()
  await expect(cards(page)).toHaveCount(1)
})

test('product#validation: addresses: errors stand at their fields, the first is focused; at most 500 characters; an existing default', async ({
  page,
}) => {
  const shopper = await signIn(page)
  await page.goto('/addresses/new')
  // The form begins with the name of the account, and the country and dial code of the region.
  await expect(page.getByRole('textbox', { name: 'Contact name' })).toHaveValue('Ama Perera')
  await expect(page.getByRole('combobox', { name: 'Country' })).toContainText('Sri Lanka')
  await expect(page.getByRole('button', { name: 'Country code: +94' })).toBeVisible()
  // An area is chosen within its outer area, which the field names.
  await expect(page.getByRole('combobox', { name: 'District' })).toHaveText('First choose: Province')
  await expect(page.getByRole('combobox', { name: 'Town' })).toHaveText('First choose: District')
  await page.getByRole('textbox', { name: 'Contact name' }).fill('')
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'Oops! It looks like you missed a few fields or entered invalid data.' }),
  ).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Contact name' })).toBeFocused()
  await expect(page.getByText('This field is required.')).toHaveCount(5)
  await expect(page.getByText('Please enter mobile number.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('12345')
  await page.getByRole('textbox', { name: 'Address line' }).fill('a'.repeat(501))
  await expect(page.getByText('Invalid mobile number.')).toBeVisible()
  await expect(page.getByText('501 of 500 characters')).toBeVisible()
  await page.getByRole('textbox', { name: 'Contact name' }).focus()
  await expect(page.getByText('Address text cannot exceed 500 characters.')).toBeVisible()

  await writeAddress(shopper, 'Ama')
  const { addrId } = await writeAddress(shopper, 'Kofi')
  await page.goto('/addresses')
  const button = cards(page).filter({ hasText: 'Kofi' }).getByRole('button', { name: 'Set as default' })
  await expect(button).toBeVisible()
  await myCall(shopper, 'PUT', `/p/address/defaultAddr/${addrId}`)
  await button.click()
  const sentence = 'Selected address is already your default address.'
  await expect(page.getByRole('status').filter({ hasText: sentence })).toBeVisible()
  await expect(cards(page).first()).toContainText('Kofi')
})

test('product#addresses: addresses are readable offline; an edit keeps its input until the network is back', {
  tag: '@worker',
}, async ({ page, goOffline, waitForWorker, coldStart }) => {
  const shopper = await signIn(page)
  const { addrId } = await writeAddress(shopper, 'Ama')
  await page.goto('/addresses')
  await expect(cards(page)).toHaveCount(1)
  await waitForWorker()
  await goOffline()
  const cold = await coldStart('/addresses')
  await expect(cards(cold)).toContainText('7 Sea Street')
  await expect(cold.getByText('Your saved addresses. Editing needs internet.')).toBeVisible()
  await cards(cold).getByRole('link', { name: 'Edit' }).click()
  await cold.getByRole('textbox', { name: 'Contact name' }).fill('Ama the Second')
  await expect(cold.getByRole('button', { name: 'Needs internet' })).toHaveAttribute('aria-disabled', 'true')
  const reopened = await coldStart(`/addresses/${addrId}`)
  await expect(reopened.getByText('Your earlier input is still here.')).toBeVisible()
  await expect(reopened.getByRole('textbox', { name: 'Contact name' })).toHaveValue('Ama the Second')
  await goOffline(false)
  await reopened.getByRole('button', { name: 'Save address' }).click()
  await expect(toast(reopened, 'Address modified.')).toBeVisible()
  await expect(cards(reopened)).toContainText('Ama the Second')
  await reopened.goto(`/addresses/${addrId}`)
  await expect(reopened.getByRole('textbox', { name: 'Contact name' })).toHaveValue('Ama the Second')
  await expect(reopened.getByText('Your earlier input is still here.')).toBeHidden()
})

test('product#messages: a shopper who leaves a form while it is sent stays on the other screen and sees the outcome', async ({
  page,
}) => {
  const shopper = await signIn(page)
  const { addrId } = await writeAddress(shopper, 'Ama')
  const release = await holdRequests(page, '**/api/p/address/updateAddr**')
  await page.goto(`/addresses/${addrId}`)
  await page.getByRole('textbox', { name: 'Contact name' }).fill('Ama the Second')
  const sent = page.waitForRequest('**/api/p/address/updateAddr**')
  await page.getByRole('button', { name: 'Save address' }).click()
  await sent
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Cart' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible()
  release()
  await expect(toast(page, 'Address modified.')).toBeVisible()
  await expect(page).toHaveURL('/Cart')
})

test("product#roles: addresses: a guest is asked to log in; another shopper's address is not found", async ({
  page,
}) => {
  await page.goto('/addresses')
  await isUp(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Log in to see your saved addresses' })).toBeVisible()
  await signIn(page)
  await page.goto('/addresses/1')
  await expect(page.getByRole('heading', { level: 1, name: '404 - Page Not Found' })).toBeVisible()
})

test('product#addresses: the levels of an address have the names of the region: 省, 市 and 区县 in China @once @full', async ({
  page,
  context,
}) => {
  await signIn(page)
  await chooseMarket(context, { country: 'CN', lang: 'zh' })
  await page.evaluate(([key, region]) => localStorage.setItem(key, region), [
    localKeys.region,
    String(regionIds.CN),
  ] as const)
  await page.goto('/addresses/new')
  for (const name of ['省', '市', '区县']) await expect(page.getByRole('combobox', { name, exact: true })).toBeVisible()
})
