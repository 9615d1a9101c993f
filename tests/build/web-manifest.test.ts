import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { languages } from '#contract/languages.ts'
import { brand } from '#words/brand.ts'
import { builtScreens, screenAt } from '../support/built-screens.ts'
import { openBuiltPage } from './built-page.ts'

type Picture = {
  readonly src: string
  readonly sizes: string
  readonly type: string
  readonly purpose?: string
  readonly form_factor?: string
  readonly label?: string
}
type Shortcut = { readonly name: string; readonly url: string; readonly icons: readonly Picture[] }
type Manifest = Readonly<Record<string, unknown>> & {
  readonly start_url: string
  readonly icons: readonly Picture[]
  readonly screenshots: readonly Picture[]
  readonly shortcuts: readonly Shortcut[]
}

const page = openBuiltPage()
const read = (file: string) => JSON.parse(page.text(file)) as Manifest
const manifest = read('manifest.webmanifest')
const screens = await builtScreens()
/** Whether a screen of the mall is at an address. */
const isScreen = (address: string) => screenAt(screens, new URL(address, 'https://nelu.example').pathname) !== undefined

test('product#installation: the manifest has name, start address and scope of the mall', () => {
  expect(manifest).toMatchObject({
    id: '/',
    name: brand.name,
    short_name: brand.name,
    start_url: '/?source=home-screen',
    scope: '/',
    display: 'standalone',
    theme_color: '#FFFFFF',
    background_color: '#FFFFFF',
  })
  expect(isScreen(manifest.start_url)).toBe(true)
})

test('product#installation: there are icons for every purpose, maskable and monochrome included, and narrow and wide screenshots', () => {
  const purposes = ['any', 'maskable'].flatMap((purpose) => ['192x192', '512x512'].map((sizes) => ({ purpose, sizes })))
  for (const purpose of [...purposes, { purpose: 'monochrome', sizes: 'any' }])
    expect(manifest.icons).toContainEqual(expect.objectContaining(purpose))
  for (const form_factor of ['narrow', 'wide'])
    expect(manifest.screenshots).toContainEqual(
      expect.objectContaining({ form_factor, label: expect.stringMatching(/./) }),
    )
})

test('product#installation: every image of the manifest exists in the stated size and format', async () => {
  const pictures = [...manifest.icons, ...manifest.screenshots, ...manifest.shortcuts.flatMap(({ icons }) => icons)]
  for (const { src, sizes, type } of pictures) {
    expect(page.files, src).toContain(src.slice(1))
    const { width, height, format } = await sharp(
      readFileSync(fileURLToPath(new URL(`../../dist/page${src}`, import.meta.url))),
    ).metadata()
    expect(type, src).toBe(format === 'svg' ? 'image/svg+xml' : `image/${format}`)
    if (format !== 'svg') expect(sizes, src).toBe(`${width}x${height}`)
  }
})

test('product#installation: shortcuts lead to existing screens: search, cart, orders, lists and saved items', () => {
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual([
    '/search',
    '/Cart',
    '/profile/orders',
    '/wish-list',
    '/saved',
  ])
  expect(manifest.shortcuts.filter(({ url }) => !isScreen(url))).toEqual([])
  for (const { name, icons } of manifest.shortcuts)
    expect([name, icons.length > 0]).toEqual([expect.stringMatching(/./), true])
})

test('product#grocery-lists: other apps share text and links with the screen of the lists', () => {
  expect(manifest['share_target']).toEqual({
    action: '/wish-list',
    method: 'GET',
    enctype: 'application/x-www-form-urlencoded',
    params: { title: 'title', text: 'text', url: 'url' },
  })
  expect(isScreen('/wish-list')).toBe(true)
})

test('product#installation: the manifest exists in every language with one id; the browser fetches it with credentials', () => {
  const all = languages.map((lang) => read(`manifests/${lang}.webmanifest`))
  expect(read('manifests/en.webmanifest')).toEqual(manifest)
  const textsOf = ({ description, lang, shortcuts }: Manifest) => [
    description,
    lang,
    ...shortcuts.map(({ name }) => name),
  ]
  for (const part of textsOf(manifest).keys())
    expect(new Set(all.map((one) => textsOf(one)[part])).size, `words ${part}`).toBe(languages.length)
  for (const one of all)
    expect({ ...one, shortcuts: one.shortcuts.map(({ url }) => url) }).toMatchObject({
      id: '/',
      name: brand.name,
      start_url: manifest.start_url,
      shortcuts: manifest.shortcuts.map(({ url }) => url),
    })
  expect(page.text('index.html')).toContain(
    '<link rel="manifest" href="/manifest.webmanifest" crossorigin="use-credentials">',
  )
})
