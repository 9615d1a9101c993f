import { expect, type Locator, type Page } from '@playwright/test'
import type { Cart, CartLine } from '#contract/cart/cart.ts'
import type { ProductDetail } from '#contract/product/product-detail.ts'
import { defaultRegionId } from '#contract/region/region.ts'
import { catalogueOf, forgetStocks } from './catalogue.ts'
import { operate } from './mall/operate.ts'
import { mallAddress } from './mall-test.ts'
import type { Shopper } from './sign-in.ts'

async function callCart<Reply>({ token }: Shopper, path: string, body: unknown): Promise<Reply> {
  const response = await fetch(`${process.env[mallAddress]}/api${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${token.access_token}`,
      Region: String(defaultRegionId),
      'Idempotency-Key': crypto.randomUUID(),
    },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${response.status} ${path}: ${await response.text()}`)
  return (await response.json()) as Reply
}

const linesOf = (cart: Cart): CartLine[] =>
  cart.flatMap((shop) => shop.shopCartItemDiscounts.flatMap(({ shopCartItems }) => shopCartItems))

/** The shopper's cart on the server: the quantity by SKU. */
export async function cartOf(shopper: Shopper): Promise<Record<number, number>> {
  const lines = linesOf(await callCart<Cart>(shopper, '/p/shopCart/info?lang=en', {}))
  return Object.fromEntries(lines.map(({ skuId, prodCount }) => [skuId, prodCount]))
}

/** Changes a quantity as another device of the shopper does. */
export const addElsewhere = (shopper: Shopper, { prodId, skuId }: { prodId: number; skuId: number }, count: number) =>
  callCart<Cart>(shopper, '/p/shopCart/changeItem?lang=en', { prodId, skuId, count })

export type CartProduct = {
  readonly product: ProductDetail
  readonly prodId: number
  readonly skuId: number
  readonly name: string
  readonly stocks: number
}
const cartProductOf = (product: ProductDetail, skuId: number): CartProduct => ({
  product,
  prodId: product.prodId,
  skuId,
  name: product.prodName,
  stocks: product.skuList.find((sku) => sku.skuId === skuId)?.stocks ?? 0,
})

/** A product with one variant and enough stock. */
export async function plainProduct(fits: (product: ProductDetail) => boolean = () => true): Promise<CartProduct> {
  const product = await catalogueOf().product(
    (one) => one.isAvailable && one.skuList.length === 1 && (one.skuList[0]?.stocks ?? 0) > 8 && fits(one),
  )
  return cartProductOf(product, product.skuList[0]?.skuId ?? 0)
}

/** A product with several variants, two of which can be bought. */
export async function productWithVariants(): Promise<
  CartProduct & { readonly other: ProductDetail['skuList'][number] }
> {
  const product = await catalogueOf().product(
    ({ isAvailable, skuList }) =>
      isAvailable && skuList.length > 1 && skuList.filter(({ stocks }) => stocks > 8).length > 1,
  )
  const [one, other] = product.skuList.filter(({ stocks }) => stocks > 8)
  if (!one || !other) throw new Error('The product has no second variant')
  return { ...cartProductOf(product, one.skuId), other }
}

/**
 * A product whose stock a test may change, with one variant or several: from the end of the first hundred products,
 * which no other test uses. The two workers get different ones.
 */
export async function productToSellOut(worker: number, hasChoice = false): Promise<CartProduct> {
  forgetStocks()
  const { cards, details } = catalogueOf()
  const last = await Promise.all((await cards()).slice(-50).map(({ prodId }) => details(prodId)))
  const fitting = last.filter(
    ({ isAvailable, skuList }) =>
      isAvailable && skuList.length > 1 === hasChoice && skuList.every(({ stocks }) => stocks > 8),
  )
  const product = fitting.at(-1 - worker)
  if (!product) throw new Error('The mall has no such product')
  return cartProductOf(product, product.skuList[0]?.skuId ?? 0)
}

/** Chooses a variant on a product page or in a sheet. */
export async function chooseVariant(frame: Locator, sku: ProductDetail['skuList'][number] | undefined): Promise<void> {
  if (!sku) throw new Error('The product has no such variant')
  // A product of one variant asks for no choice.
  for (const value of sku.properties
    .split(';')
    .map((pair) => pair.slice(pair.indexOf(':') + 1))
    .filter(Boolean))
    await frame
      .locator('fieldset label')
      .filter({ has: frame.page().locator(`input[value="${value}"]`) })
      .click()
}

/** Sets the stock of each of the product's variants. */
export async function setStock({ product }: CartProduct, count: number): Promise<void> {
  for (const { skuId } of product.skuList)
    await operate({ kind: 'stock', skuId: String(skuId), region: 'LK', count: String(count) })
}

/** A cart line by its product's name. */
export const lineOf = (page: Page, name: string): Locator => page.getByRole('main').getByRole('listitem', { name })
/** The number in a line's stepper. */
export const countOf = (line: Locator): Locator => line.getByRole('group', { name: /^Quantity/ }).locator('output')
/** The main add button of a product page. */
export const addButton = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true })
/** The cart link that is visible at this width. */
export const cartLink = (page: Page): Locator =>
  page
    .getByRole('link', { name: /^Cart(: \d+)?$/ })
    .locator('visible=true')
    .first()

/** Waits until the cart badge shows the number. */
export const expectCount = (page: Page, count: number): Promise<void> =>
  expect(cartLink(page)).toHaveAccessibleName(count === 0 ? 'Cart' : `Cart: ${count}`)

/** Three products with one variant and plenty of stock. */
export async function threeProducts(): Promise<[CartProduct, CartProduct, CartProduct]> {
  const wellStocked = (...others: readonly CartProduct[]) =>
    plainProduct(
      ({ prodId, skuList }) => (skuList[0]?.stocks ?? 0) > 40 && others.every((one) => one.prodId !== prodId),
    )
  const one = await wellStocked()
  const two = await wellStocked(one)
  return [one, two, await wellStocked(one, two)]
}
