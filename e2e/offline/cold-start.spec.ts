import { productSlug, subCategoriesPath } from '#contract/links.ts'
import { catalogueOf } from '../support/catalogue.ts'
import { listItem } from '../support/mall/offered-item.ts'
import { type SeededShopper, seededShopper } from '../support/mall/seeded-shopper.ts'
import { warmUpFiles } from '../support/offline/wait-for-worker.ts'
import { expect, test } from '../support/proxy-test.ts'
import { routesOfMall } from '../support/routes-of-mall.ts'
import { isFull } from '../support/short-run.ts'
import { newShopper, signIn } from '../support/sign-in.ts'
import { screens } from '../support/views/screens.ts'
import { waitForContent, waitUntilPicturesCached, waitUntilStored } from '../support/views/visible-content.ts'

test.use({ hasPictures: true })

const kinds = [
  'home',
  'product',
  ...(isFull ? (['search', 'shop', 'department', 'subCategory', 'selected', 'brand'] as const) : []),
] as const
const linksIn = () => [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'))
const notSaved = { name: 'Not saved on this device' }

for (const kind of kinds) {
  test(`product#offline: cold start offline after one visit: ${kind} shows the saved prices and pictures, and their age`, async ({
    page,
    request,
    baseURL,
    goOffline,
    coldStart,
  }) => {
    const routes = { home: '/', ...(await routesOfMall(request, baseURL as string)) }
    await page.goto(routes[kind])
    const online = await waitForContent(page)
    expect(online.prices.length, 'prices').toBeGreaterThan(0)
    if (kind !== 'shop') expect(online.pictures, 'visible pictures').toBeGreaterThan(0)
    await waitUntilStored(page)

    await goOffline()
    // The home-screen icon opens the home page by an address of its own.
    const cold = await coldStart(kind === 'home' ? '/?source=home-screen' : routes[kind])
    await expect(cold.getByRole('status').filter({ hasText: 'Offline' })).toContainText(/updated (now|\d+)/)
    // Content below may have arrived later; nothing that was seen may be missing.
    const offline = await waitForContent(cold)
    expect(offline.title).toBe(online.title)
    // Every visible picture is decoded (waitForContent); the offline bar moves a row off the screen.
    expect(offline.pictures, 'visible pictures').toBeGreaterThanOrEqual(online.pictures / 2)
    expect(offline.prices).toEqual(expect.arrayContaining([...online.prices]))
  })
}

const ofRows: Readonly<Record<string, () => Promise<string>>> = {
  home: async () => '/',
  'a department of Discover': async () => {
    const [department] = await catalogueOf().departments()
    if (!department) throw new Error('no department')
    return subCategoriesPath(department)
  },
}
for (const [screen, pathOf] of Object.entries(ofRows))
  test(`quality#speed: cold start of ${screen}: answers that a slow phone reads after the loading state are rendered from the top down`, async ({
    page,
    context,
    coldStart,
  }) => {
    const path = await pathOf()
    await page.goto(path)
    await waitForContent(page)
    await waitUntilStored(page)
    await context.addInitScript(() => {
      // Each read of a stored record takes a second longer, so that the loading state is shown first.
      Object.defineProperty(IDBRequest.prototype, 'onsuccess', {
        set(this: IDBRequest, listener: (event: Event) => void) {
          this.addEventListener('success', (event) => void setTimeout(() => listener.call(this, event), 1_000))
        },
      })
      /** The numbers of cards after each change of the page. */
      const seen: number[] = []
      Object.assign(globalThis, { seen })
      new MutationObserver(() => {
        if (document.querySelector('main')?.firstElementChild)
          seen.push(document.querySelectorAll('main article').length)
      }).observe(document, { childList: true, subtree: true })
    })
    const cold = await coldStart(path)
    await waitForContent(cold)
    const cards = () => cold.evaluate(() => (globalThis as typeof globalThis & { seen: number[] }).seen)
    await expect.poll(async () => Math.max(...(await cards())), 'cards of all rows').toBeGreaterThan(20)
    const seen = await cards()
    expect(seen[0], 'the loading state').toBe(0)
    const first = seen.find((number) => number > 0) ?? 0
    expect(first, 'cards of the first view').toBeLessThan(Math.max(...seen) / 2)
  })

test('product#offline: cold start offline after one visit of home: Discover, Categories and a department know their categories @full', async ({
  page,
  request,
  baseURL,
  goOffline,
  coldStart,
}) => {
  const { department } = await routesOfMall(request, baseURL as string)
  const { departments } = catalogueOf()
  const [first] = await departments()
  await page.goto('/')
  await waitForContent(page)
  await waitUntilStored(page)
  await goOffline()
  for (const path of ['/discover', '/categories/']) {
    const cold = await coldStart(path)
    await expect(
      cold
        .locator('main')
        .getByText(first?.children[0]?.categoryName ?? '')
        .first(),
      path,
    ).toBeVisible()
  }
  const cold = await coldStart(department)
  await expect(cold.locator('h1')).toHaveText(
    (await departments()).find(({ slug, categoryId }) => department === `/${slug}/${categoryId}`)?.categoryName ?? '',
  )
})

test('product#offline: cold start offline after one visit of a department: its sub-categories have their names @full', async ({
  page,
  request,
  baseURL,
  goOffline,
  coldStart,
}) => {
  const { department, selected } = await routesOfMall(request, baseURL as string)
  const [first] = await catalogueOf().departments()
  await page.goto(department)
  await waitForContent(page)
  await waitUntilStored(page)
  await goOffline()
  const cold = await coldStart(selected)
  await expect(cold.locator('h1')).toHaveText(first?.children[0]?.categoryName ?? '')
})

/**
 * The expected text of each shopper's screen offline, besides title and prices: content seen before, or a note that the
 * shop is needed.
 */
type ExpectedText = (seeded: SeededShopper) => string | RegExp
const textsOfShopper: Readonly<Record<string, Readonly<Record<string, ExpectedText>>>> = {
  'cart, checkout and payment': {
    cart: () => /synced|estimate/i,
    checkout: () => "Can't connect. Check your connection and try again. Your input is kept.",
    payment: () => /needs internet/i,
    'order placed': ({ orders }) => orders.paid,
    'saved cards': () => '4242',
  },
  'lists of orders': {
    'all orders': ({ orders }) => orders.closed,
    'to pay': ({ orders }) => orders.unpaid,
    'to deliver': ({ orders }) => orders.agreed,
    'to receive': ({ orders }) => orders.shipped,
    completed: ({ orders }) => orders.done,
    refunds: () => 'Refund requested',
  },
  'single orders': {
    'unpaid order': ({ orders }) => orders.unpaid,
    'shipped order': ({ orders }) => orders.shipped,
    'closed order': ({ orders }) => orders.closed,
    receipt: ({ orders }) => orders.done,
    'cancel order': () => 'Needs internet',
    logistics: ({ orders }) => `SP${orders.shipped.replace(/\D/g, '')}`,
    'refund form': () => 'Needs internet',
    refund: ({ refundNumber }) => refundNumber,
  },
  'account and address screens': {
    profile: ({ shopper }) => shopper.nickName,
    'profile edit': () => 'Needs internet',
    security: ({ shopper }) => shopper.mail,
    favourites: () => /Rs\.|Shops/,
    notices: () => 'Your order has shipped',
    addresses: ({ address }) => address.addr,
    'new address': () => 'Needs internet',
    'address form': () => 'Needs internet',
  },
}

/** The shopper's screens that the table does not name are compared by title and prices alone. */
const isNamed = (name: string) => Object.values(textsOfShopper).some((texts) => name in texts)
const unnamed = Object.keys(screens).filter((name) => screens[name]?.as === 'shopper' && !isNamed(name))
const groups: typeof textsOfShopper = {
  ...textsOfShopper,
  'other states': Object.fromEntries(unnamed.map((name) => [name, () => '' as const])),
}

/** The short run opens the first group of a shopper's screens and of a guest's. */
const inFullRun = (at: number) => (at === 0 ? '' : ' @full')

for (const [at, [group, texts]] of Object.entries(groups).entries()) {
  test(`product#offline: cold start offline after one visit: ${group} show saved data or why the network is needed${inFullRun(at)}`, async ({
    page,
    goOffline,
    coldStart,
  }) => {
    test.setTimeout(120_000 + Object.keys(texts).length * 12_000)
    const seeded = await seededShopper()
    await signIn(page, seeded.shopper)
    const visited = []
    for (const [name, textOf] of Object.entries(texts)) {
      const path = (await screens[name]?.path()) ?? ''
      await page.goto(path)
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      visited.push({ name, path, text: textOf(seeded), ...(await waitForContent(page)) })
    }
    await waitUntilStored(page)

    await goOffline()
    for (const { name, path, text, title, prices } of visited) {
      const cold = await coldStart(path)
      const main = cold.getByRole('main')
      await expect(main, name).toContainText(text)
      const offline = await waitForContent(cold)
      expect(offline.title, name).toBe(title)
      // The fees of a cart come from the server; its lines and their sum are the phone's.
      if (name === 'cart') expect(prices, name).toEqual(expect.arrayContaining([...offline.prices]))
      else if (name !== 'checkout') expect(offline.prices, name).toEqual(expect.arrayContaining([...prices]))
    }
  })
}

/**
 * Every screen of a guest that other tests here do not open, without those that ask to log in. The list of what is saved
 * (offline-downloads.spec) grows with each other screen.
 */
const otherScreens = Object.keys(screens).filter((name) => {
  const { as, prepare } = screens[name] ?? {}
  return as === 'guest' && !prepare && name !== '404' && name !== 'saved' && !kinds.some((kind) => kind === name)
})
const perTest = 8
const parts = Array.from({ length: Math.ceil(otherScreens.length / perTest) }, (_, at) =>
  otherScreens.slice(at * perTest, (at + 1) * perTest),
)
for (const [at, part] of parts.entries()) {
  test(`product#offline: cold start offline after one visit: ${part.join(', ')} open with the saved data${inFullRun(at)}`, async ({
    page,
    goOffline,
    coldStart,
    waitForWorker,
  }) => {
    test.setTimeout(120_000 + part.length * 12_000)
    // A document's answers are stored once the page is idle, which a quick visitor does not wait for; with the worker
    // active, the page fetches its answers itself and stores each one at once.
    await page.goto('/')
    await waitForWorker()
    const visited = []
    for (const name of part) {
      const path = (await screens[name]?.path()) ?? ''
      await page.goto(path)
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      visited.push({ name, path, ...(await waitForContent(page)), links: await page.evaluate(linksIn) })
    }
    await waitUntilStored(page)
    await goOffline()
    for (const { name, path, title, prices, links } of visited) {
      const cold = await coldStart(path)
      const offline = await waitForContent(cold)
      expect(offline.title, name).toBe(title)
      // The fees of a list come from the server; its items and their sum are the phone's.
      if (name === 'list by a link') expect(prices, name).toEqual(expect.arrayContaining(offline.prices.slice(0, 2)))
      else expect(offline.prices, name).toEqual(expect.arrayContaining([...prices]))
      // Popular searches need the server.
      if (name !== 'search box')
        await expect.poll(() => cold.evaluate(linksIn), name).toEqual(expect.arrayContaining(links))
    }
  })
}

test('product#offline: cold start offline after one visit: an item for sale shows the photograph that its seller uploaded @full', async ({
  page,
  goOffline,
  coldStart,
}) => {
  const seller = await newShopper()
  const path = `/pre-loved-product/${productSlug({ slug: 'desk-lamp', ...(await listItem(seller, { title: 'Desk lamp' })) })}`
  await page.goto(path)
  expect((await waitForContent(page)).pictures).toBe(1)
  await waitUntilStored(page)
  await goOffline()
  const cold = await coldStart(path)
  // The picture is decoded (waitForContent).
  expect(await waitForContent(cold)).toMatchObject({ title: 'Desk lamp', pictures: 1 })
})

test('product#offline: cold start offline after one visit: about, a policy, the 404 page and a typed address open', async ({
  page,
  goOffline,
  coldStart,
  waitForWorker,
}) => {
  await page.goto('/')
  await waitForWorker()
  await goOffline()
  const about = await coldStart('/about')
  await expect(about.getByRole('heading', { level: 1, name: /^About/ })).toBeVisible()
  const policy = await coldStart('/policies/privacy-agreement/en-us')
  await expect(policy.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await policy.locator('main section').count()).toBeGreaterThan(3)
  const notFound = await coldStart('/no-such-page')
  await expect(notFound.getByRole('heading', { name: '404 - Page Not Found' })).toBeVisible()
  const register = await coldStart('/register')
  await expect(register).toHaveURL('/Register')
  await expect(register.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible()
})

test('product#offline: a page that was never visited shows "not saved" in the mall layout, with a link to saved items', async ({
  page,
  request,
  baseURL,
  goOffline,
  coldStart,
}) => {
  const { product, otherProduct, otherDepartment } = await routesOfMall(request, baseURL as string)
  await page.goto(product)
  const { title } = await waitForContent(page)
  await waitUntilStored(page)
  await goOffline()
  for (const address of [
    otherProduct,
    otherDepartment,
    '/store/shop/1',
    '/',
    '/trending',
    '/brands',
    '/services/just-in-2',
    '/goods',
    `${otherProduct}/reviews`,
  ]) {
    const cold = await coldStart(address)
    await expect(cold.getByRole('heading', notSaved), address).toBeVisible()
    await expect(cold.getByRole('link', { name: 'Show saved items' }), address).toBeVisible()
    await expect(cold.locator('h1'), address).toHaveCount(1)
    await expect(
      cold
        .getByRole('banner')
        .or(cold.getByRole('navigation', { name: 'Main' }))
        .first(),
    ).toBeVisible()
  }
  const cold = await coldStart(otherProduct)
  await cold.getByRole('link', { name: 'Show saved items' }).click()
  await expect(cold.getByRole('heading', { level: 1, name: 'Saved on this device' })).toBeVisible()
  await cold.getByRole('link', { name: title }).click()
  await expect(cold.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('product#offline: /saved lists visited pages with their age, and opens them', async ({
  page,
  request,
  baseURL,
  goOffline,
  coldStart,
  waitForWorker,
  axe,
}) => {
  const routes = await routesOfMall(request, baseURL as string)
  const titles: string[] = []
  await page.goto('/')
  await waitForWorker()
  for (const address of [routes.department, routes.product, routes.shop]) {
    await page.goto(address)
    titles.push((await waitForContent(page)).title)
  }
  await goOffline()
  const saved = await coldStart('/saved')
  const [department = '', product = '', shop = ''] = titles
  const main = saved.getByRole('main')
  await expect(main.getByText(/^updated /)).toHaveCount(1)
  for (const section of ['Departments', 'Products', 'Shops'])
    await expect(main.getByRole('heading', { level: 2, name: section })).toBeVisible()
  await expect(main.getByRole('link', { name: product })).toHaveAttribute('href', routes.product)
  await expect(main.locator(`a[href="${routes.department}"]`)).toBeVisible()
  await axe(saved)
  await main.getByRole('link', { name: shop }).click()
  await expect(saved.getByRole('heading', { level: 1, name: shop })).toBeVisible()
  await saved.goBack()
  await main.locator(`a[href="${routes.department}"]`).click()
  await expect(saved.getByRole('heading', { level: 1, name: department })).toBeVisible()
  expect((await waitForContent(saved)).prices.length).toBeGreaterThan(0)
})

test('product#offline: under data saver the warm-up fetches nothing; a screen whose code is missing shows "not saved" in the mall layout', async ({
  page,
  request,
  baseURL,
  context,
  goOffline,
  coldStart,
}) => {
  await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const requested = new Set<string>()
  page.on('request', (one) => void requested.add(new URL(one.url()).pathname))
  await page.goto('/')
  const online = await waitForContent(page)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await waitUntilPicturesCached(page)
  const { product } = await routesOfMall(request, baseURL as string)
  const files = await warmUpFiles(page)
  await goOffline()
  const home = await coldStart('/')
  expect((await waitForContent(home)).prices).toEqual(online.prices)
  const cached = await home.evaluate(async (listed) => {
    const found = await Promise.all(listed.map(async (file) => ((await caches.match(file)) ? [file] : [])))
    return found.flat()
  }, files)
  expect(
    cached.filter((file) => !requested.has(file)),
    'files that the warm-up fetched',
  ).toEqual([])
  const cold = await coldStart(product)
  await expect(cold.getByRole('heading', notSaved)).toBeVisible()
  await expect(cold.getByRole('link', { name: 'Show saved items' })).toBeVisible()
})
