import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ManifestOptions } from 'vite-plugin-pwa'
import { brand } from '#words/brand.ts'
import { pageDescriptions } from '#words/page-descriptions.ts'
import { shortcutWords } from '#words/shortcut-words.ts'

type Language = keyof typeof shortcutWords

const shortcut = (name: string, url: string, shortName?: string) => ({
  name,
  ...(shortName ? { short_name: shortName } : {}),
  url,
  icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
})

/**
 * The web app manifest in a language: the appearance and start address of the installed mall. Shortcuts lead only to
 * existing screens.
 */
export function webManifest(lang: Language): Partial<ManifestOptions> {
  const { mall, home } = pageDescriptions[lang]
  const { search, cart, orders, ordersShort, lists, listsShort, saved, savedShort } = shortcutWords[lang]
  return {
    id: '/',
    lang,
    name: brand.name,
    short_name: brand.name,
    description: mall,
    start_url: '/?source=home-screen',
    scope: '/',
    display: 'standalone',
    orientation: 'any',
    background_color: '#FFFFFF',
    theme_color: '#FFFFFF',
    categories: ['shopping'],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/icons/monochrome.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'monochrome' },
    ],
    screenshots: [
      { src: '/screenshots/home-phone.png', sizes: '780x1688', type: 'image/png', form_factor: 'narrow', label: home },
      { src: '/screenshots/home-desktop.png', sizes: '1440x900', type: 'image/png', form_factor: 'wide', label: home },
    ],
    shortcuts: [
      shortcut(search, '/search'),
      shortcut(cart, '/Cart'),
      shortcut(orders, '/profile/orders', ordersShort),
      shortcut(lists, '/wish-list', listsShort),
      shortcut(saved, '/saved', savedShort),
    ],
    // Text or a link that another app shares becomes items of a list (docs/product.md#grocery-lists).
    share_target: {
      action: '/wish-list',
      method: 'GET',
      enctype: 'application/x-www-form-urlencoded',
      params: { title: 'title', text: 'text', url: 'url' },
    },
  }
}

/**
 * Writes the manifest in every language into a folder, e.g. `ru.webmanifest`. The server serves the one in the caller's
 * language.
 */
export async function writeWebManifests(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const lang of Object.keys(shortcutWords) as Language[])
    await writeFile(join(folder, `${lang}.webmanifest`), JSON.stringify(webManifest(lang)))
}
