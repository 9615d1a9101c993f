import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import * as bareEndpoints from '#contract/bare-endpoints.ts'
import type { CallableEndpoint, Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { endpointOf } from '#contract/first-view-schemas.ts'

/** Endpoints that the page does not call, with their callers. */
const notCalled: Readonly<Record<string, string>> = {
  startTeam: 'not the page, where the submit of a checkout starts the team; this endpoint is for other clients',
  icanLogin: 'the companion app, which sends its shoppers to the mall with a token',
  shopsByName:
    'not the page, which gets the shop of a typed name from suggestedItems; this endpoint is for other clients',
  ...Object.fromEntries(
    ['isFavouriteProduct', 'isFavouriteShop'].map((name) => [
      name,
      'not the page, which requests all ids at once; these endpoints are for other clients (docs/wire.md#conventions)',
    ]),
  ),
  ...Object.fromEntries(
    ['createGroceryList', 'updateGroceryList', 'deleteGroceryList', 'readGroceryList', 'groceryListToCart'].map(
      (name) => [
        name,
        'not the page, whose lists are complete on the device and change by commands (decision 0060); these endpoints are for other clients',
      ],
    ),
  ),
  ...Object.fromEntries(
    ['changeCartItem', 'deleteCartItems', 'clearCart'].map((name) => [
      name,
      'not the page, which sends its changes by `changes` (decision 0044); these endpoints are for other clients',
    ]),
  ),
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const sources = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((path) => /\.tsx?$/.test(path) && statSync(join(root, path)).isFile())
const files = [...sources('src/app'), ...sources('src/offline'), ...sources('src/worker')].map((path) => ({
  path,
  text: readFileSync(join(root, path), 'utf8'),
}))
const names = Object.keys(endpoints)

/** The endpoints that a file imports from the contract, with their local names. */
function importsOf({ path, text }: { path: string; text: string }): { name: string; as: string }[] {
  return [...text.matchAll(/import\s*\{([^}]*)\}\s*from\s*'([^']+)'/g)].flatMap(([, list = '', from = '']) => {
    const target = from.startsWith('#') ? from.replace('#', 'src/') : relative(root, join(root, dirname(path), from))
    if (!target.startsWith('src/contract/') || !existsSync(join(root, target))) return []
    return list.split(',').flatMap((one) => {
      const [name = '', as = name] = one.trim().split(/\s+as\s+/)
      return names.includes(name) ? [{ name, as }] : []
    })
  })
}

/** Whether a file passes an endpoint to a function that calls it. */
const isCalled = (text: string, as: string): boolean =>
  new RegExp(
    `\\b(call|pushCall|follow|renewBy|sendCall|attempt|catalogueQuery|endlessQuery|answerOf|one|openQuery|ownQuery|endless|savedOf|command|shopperAnswer|shopperQuery|shopperEndless|useShopperAnswer)\\(\\s*${as}\\b`,
  ).test(text)

/** The endpoints whose calls without a body are in contract/review/review-calls.ts; the outbox gives them their types. */
const calledWithoutBody = (text: string) =>
  [...text.matchAll(/: typeof (\w+) = \1Call\b/g)].map(([, name = '']) => name)

const called = new Set(
  files.flatMap((file) => [
    ...importsOf(file)
      .filter(({ as }) => isCalled(file.text, as))
      .map(({ name }) => name),
    ...calledWithoutBody(file.text),
  ]),
)

describe('product#calls: every call has a caller', () => {
  test.each(names)('product#calls: %s is called by the page, or listed with its other caller', (name) => {
    expect(
      called.has(name),
      `${name}: ${called.has(name) ? 'is called: remove it from the list' : 'has no caller'}`,
    ).toBe(!(name in notCalled))
  })

  test('product#calls: the list contains only endpoints, each with its caller', () => {
    for (const [name, by] of Object.entries(notCalled)) {
      expect(names).toContain(name)
      expect(by).not.toBe('')
    }
  })

  test('product#calls: an endpoint that a file of the page imports is called there, or names a saved answer', () => {
    const isNamed = (text: string, as: string) => new RegExp(`\\b${as}\\.(path|reply)\\b`).test(text)
    const idle = files.flatMap((file) =>
      importsOf(file)
        .filter(({ as }) => !isCalled(file.text, as) && !isNamed(file.text, as))
        .map(({ name }) => `${file.path} imports ${name}`),
    )
    expect(idle).toEqual([])
  })

  test('product#calls: every request has its endpoint, with the same method, path and access', async () => {
    for (const [name, bareEndpoint] of Object.entries(bareEndpoints)) {
      const endpoint = await endpointOf(bareEndpoint as CallableEndpoint<Endpoint>)
      expect(Object.values(endpoints), name).toContain(endpoint)
      expect(endpoint, name).toMatchObject(bareEndpoint)
    }
  })
})
