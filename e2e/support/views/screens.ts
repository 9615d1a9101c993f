import type { Page } from '@playwright/test'
import { productSlug } from '#contract/links.ts'
import { defaultRegionId } from '#contract/region/region.ts'
import { builtScreens } from '#tests/support/built-screens.ts'
import { plainProduct } from '../cart.ts'
import { catalogueOf } from '../catalogue.ts'
import { type SeededShopper, seededShopper } from '../mall/seeded-shopper.ts'
import { shareNewList } from '../mall/shared-list.ts'
import { mallAddress } from '../mall-test.ts'
import { newShopper } from '../sign-in.ts'

/** A screen: its address, its visitor, and the steps to reach its state. */
export type Screen = {
  /** A newcomer is a shopper without data. */
  readonly as: 'guest' | 'shopper' | 'newcomer'
  readonly path: () => Promise<string>
  readonly prepare?: (page: Page) => Promise<void>
}

/** A department with sub-categories, and a reviewed product in it. */
async function sample() {
  const { departments, cards } = catalogueOf()
  const department = (await departments())[2]
  const child = department?.children[0]
  const card = (await cards({ categoryId: department?.categoryId ?? 0 })).find(
    ({ prodCommNumber }) => prodCommNumber > 3,
  )
  if (!department || !child || !card) throw new Error('The mall has no such department')
  return { department, child, card }
}

async function sampleShop(): Promise<string> {
  const { details, shop } = catalogueOf()
  const { shopId } = await details((await sample()).card.prodId)
  return `${(await shop(shopId)).slug}/${shopId}`
}

/** The path segment of an item of the seeded mall. */
async function samplePreLovedItem(): Promise<string> {
  const answer = await fetch(`${process.env[mallAddress]}/api/preLoved/page?regionId=${defaultRegionId}&lang=en`)
  const { records } = (await answer.json()) as { records: readonly { slug: string; prodId: number }[] }
  const [item] = records
  if (!item) throw new Error('The mall has no pre-loved item')
  return productSlug(item)
}

/** An open team of a group buy of the seeded mall. */
async function sampleTeam(): Promise<number> {
  const answer = await fetch(`${process.env[mallAddress]}/api/groupBuy/page?regionId=${defaultRegionId}&lang=en`)
  const { records } = (await answer.json()) as { records: readonly { team?: { team: { teamId: number } } }[] }
  const team = records.find((group) => group.team)?.team
  if (!team) throw new Error('The mall has no open team')
  return team.team.teamId
}

let token: Promise<string> | undefined
/** The token of a link to a list with a text and a product. */
const sampleLink = (): Promise<string> =>
  (token ??= (async () => {
    const { prodId, skuId } = await plainProduct()
    const items = [{ text: 'Birthday candles' }, { prodId, skuId, count: 2 }]
    return (await shareNewList(await newShopper('Nila Silva'), 'Picnic', items)).token
  })())

const dialog = (page: Page) => page.getByRole('dialog')
/** The login modal opens by itself where an account is needed. */
const waitForLogin = (page: Page) => dialog(page).waitFor()
async function closeLogin(page: Page): Promise<void> {
  await waitForLogin(page)
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'hidden' })
}
async function forgetPassword(page: Page): Promise<void> {
  await waitForLogin(page)
  const repeatField = dialog(page).locator('input[name="again"]')
  // The modal opens in its last state.
  if ((await repeatField.count()) === 0) {
    await dialog(page).getByRole('tab').nth(1).click()
    await dialog(page).locator('form p button').click()
  }
  await repeatField.waitFor()
}

/** The data of the seeded mall for the names in braces of the routes' examples. */
const mallData: Readonly<Record<string, () => Promise<string | number | undefined>>> = {
  departmentPath: () => sample().then(({ department }) => `${department.slug}/${department.categoryId}`),
  department: () => sample().then(({ department }) => `${department.slug}-${department.categoryId}`),
  subCategory: () => sample().then(({ child }) => child.categoryId),
  brand: () => sample().then(({ card }) => card.brandId),
  product: () => sample().then(({ card }) => productSlug(card)),
  shop: sampleShop,
  preLovedItem: samplePreLovedItem,
  team: sampleTeam,
  plainProduct: () => plainProduct().then(({ prodId }) => prodId),
  plainVariant: () => plainProduct().then(({ skuId }) => skuId),
  listLink: sampleLink,
}
/** The data of a seeded shopper for the same names. */
const shopperData: Readonly<Record<string, (seeded: SeededShopper) => string | number>> = {
  address: ({ address }) => address.addrId,
  basketIds: ({ basketIds }) => basketIds.join(','),
  receivedItem: ({ orderItemId }) => orderItemId,
  refund: ({ refundNumber }) => refundNumber,
  unpaidOrder: ({ orders }) => orders.unpaid,
  agreedOrder: ({ orders }) => orders.agreed,
  paidOrder: ({ orders }) => orders.paid,
  shippedOrder: ({ orders }) => orders.shipped,
  returnedOrder: ({ orders }) => orders.returned,
  doneOrder: ({ orders }) => orders.done,
  closedOrder: ({ orders }) => orders.closed,
}

/** Fills the names in braces of an example address. Throws for a name without data. */
async function filled(example: string): Promise<string> {
  let path = example
  for (const [part, name = ''] of example.matchAll(/\{(\w+)\}/g)) {
    const value = name in mallData ? await mallData[name]?.() : shopperData[name]?.(await seededShopper())
    if (value === undefined) throw new Error(`e2e/support/views/screens.ts has no data for ${part}.`)
    path = path.replace(part, String(value))
  }
  return path
}

/** Makes the list of the address, with an item. */
async function fillList(page: Page): Promise<void> {
  const field = page.locator('main input[maxlength="120"]')
  const make = page.locator('main button').first()
  await field.or(make).first().waitFor()
  if ((await field.count()) > 0) return
  await make.click()
  await field.fill('Birthday candles')
  await field.press('Enter')
  await page.getByRole('checkbox').waitFor()
}

/** The steps to the state of an example, where the address alone does not show the state. */
const actions: Readonly<Record<string, Screen['prepare']>> = {
  'cart of a guest': closeLogin,
  'asked to log in': closeLogin,
  'grocery list': fillList,
}

/** The shoppers' examples that show the state of a shopper without data. */
const ofNewcomers = ['checkout without an address']

const screensOf = (as: 'guest' | 'shopper', examples: Readonly<Record<string, string>> = {}): [string, Screen][] =>
  Object.entries(examples).map(([name, example]) => {
    const action = actions[name]
    const visitor = ofNewcomers.includes(name) ? 'newcomer' : as
    return [name, { as: visitor, path: () => filled(example), ...(action ? { prepare: action } : {}) }]
  })

/**
 * Every screen of the mall, in each state that looks different: the examples of the routes (decision 0043), and the
 * states that have no address of their own.
 */
export const screens: Readonly<Record<string, Screen>> = {
  ...Object.fromEntries(
    (await builtScreens()).flatMap(({ examples, shopperExamples }) => [
      ...screensOf('guest', examples),
      ...screensOf('shopper', shopperExamples),
    ]),
  ),
  login: { as: 'guest', path: async () => '/addresses', prepare: waitForLogin },
  'forgot password': { as: 'guest', path: async () => '/addresses', prepare: forgetPassword },
  '404': { as: 'guest', path: async () => '/no/where' },
}
