import type { Page } from '@playwright/test'
import { catalogueOf, productPath } from '../catalogue.ts'
import { type FurnishedShopper, furnishedShopper } from '../mall/furnished-shopper.ts'

/** A screen: its address, its visitor, and the steps to reach its state. */
export type Screen = {
  readonly as: 'guest' | 'shopper'
  readonly path: () => Promise<string>
  readonly act?: (page: Page) => Promise<void>
}

const guest = (path: string | (() => Promise<string>), act?: Screen['act']): Screen => ({
  as: 'guest',
  path: async () => (typeof path === 'string' ? path : path()),
  ...(act ? { act } : {}),
})
const shopper = (path: string | ((who: FurnishedShopper) => string)): Screen => ({
  as: 'shopper',
  path: async () => (typeof path === 'string' ? path : path(await furnishedShopper())),
})

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

async function shopPath(): Promise<string> {
  const { details, shop } = catalogueOf()
  const { shopId } = await details((await sample()).card.prodId)
  return `/store/${(await shop(shopId)).slug}/${shopId}`
}

const dialog = (page: Page) => page.getByRole('dialog')
/** The login modal opens by itself where an account is needed. */
const untilAsked = (page: Page) => dialog(page).waitFor()
async function closeLogin(page: Page): Promise<void> {
  await untilAsked(page)
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'hidden' })
}
async function forgetPassword(page: Page): Promise<void> {
  await untilAsked(page)
  const again = dialog(page).locator('input[name="again"]')
  // The modal opens in its last state.
  if ((await again.count()) === 0) {
    await dialog(page).getByRole('tab').nth(1).click()
    await dialog(page).locator('form p button').click()
  }
  await again.waitFor()
}

const orderPath = ({ orders }: FurnishedShopper, state: keyof FurnishedShopper['orders'], more = '') =>
  `/order-details?orderNumber=${orders[state]}${more}`

/** Every screen of the mall, in each state that looks different. */
export const screens: Readonly<Record<string, Screen>> = {
  home: guest('/'),
  department: guest(async () => sample().then(({ department }) => `/${department.slug}/${department.categoryId}`)),
  'sub-category': guest(async () =>
    sample().then(({ department, child }) => `/${department.slug}/${department.categoryId}/prods/${child.categoryId}`),
  ),
  search: guest('/SearchResults/shoes?stars=3&stock=1'),
  'search box': guest('/search'),
  brand: guest(async () => `/category?brandId=${(await sample()).card.brandId}&sort=price`),
  product: guest(async () => productPath((await sample()).card)),
  reviews: guest(async () => `${productPath((await sample()).card)}/reviews`),
  shop: guest(shopPath),
  tag: guest('/services/just-in-2'),
  trending: guest('/trending'),
  goods: guest('/goods'),
  discover: guest('/discover'),
  'discover-sub': guest(async () =>
    sample().then(({ department }) => `/discover/sub/${department.slug}-${department.categoryId}`),
  ),
  categories: guest('/categories/'),
  brands: guest('/brands'),
  saved: guest('/saved'),
  footprint: guest('/MyFootPrint'),
  'favourites of a guest': guest('/collection'),
  'news of a guest': guest('/notification'),
  'cart of a guest': guest('/Cart', closeLogin),
  'profile of a guest': guest('/profile'),
  'asked to log in': guest('/addresses', closeLogin),
  login: guest('/addresses', untilAsked),
  'forgot password': guest('/addresses', forgetPassword),
  register: guest('/Register'),
  settings: guest('/Settings'),
  help: guest('/help'),
  about: guest('/about'),
  policy: guest('/policies/privacy-agreement/en-us'),
  '404': guest('/no/where'),
  profile: shopper('/profile'),
  'profile edit': shopper('/profile/edit'),
  security: shopper('/profile/security'),
  'saved cards': shopper('/profile/cards'),
  favourites: shopper('/collection'),
  addresses: shopper('/addresses'),
  'new address': shopper('/addresses/new'),
  'address form': shopper(({ address }) => `/addresses/${address.addrId}`),
  notices: shopper('/notification'),
  cart: shopper('/Cart'),
  checkout: shopper(({ basketIds }) => `/Checkout?basketIds=${basketIds.join(',')}`),
  payment: shopper(({ orders }) => `/paymentMethod?orderNumbers=${orders.unpaid}`),
  'order placed': shopper(({ orders }) => `/paymentMethod?orderNumbers=${orders.paid}`),
  'all orders': shopper('/profile/orders'),
  'to pay': shopper('/ToPay'),
  'to deliver': shopper('/ToDeliver'),
  'to receive': shopper('/ToReceive'),
  completed: shopper('/Completed/Completed'),
  'unpaid order': shopper((who) => orderPath(who, 'unpaid')),
  'agreed order': shopper((who) => orderPath(who, 'agreed')),
  'shipped order': shopper((who) => orderPath(who, 'shipped')),
  'done order': shopper((who) => orderPath(who, 'done')),
  'closed order': shopper((who) => orderPath(who, 'closed')),
  receipt: shopper((who) => orderPath(who, 'done', '&view=receipt')),
  'cancel order': shopper(({ orders }) => `/ToDeliver/CancelOrder?orderNumber=${orders.paid}`),
  logistics: shopper(({ orders }) => `/ToReceive/logistics?orderNumber=${orders.shipped}`),
  refunds: shopper('/Refund'),
  'refund form': shopper(({ orders }) => `/Refund?orderNumber=${orders.shipped}`),
  refund: shopper(({ refundNumber }) => `/Refund?refundNumber=${refundNumber}`),
}
