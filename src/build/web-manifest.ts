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

/** The web app manifest in a language: how the installed mall looks and where it starts. Shortcuts lead only to screens that exist. */
export function webManifest(lang: Language): Partial<ManifestOptions> {
  const { mall, home } = pageDescriptions[lang]
  const { search, cart, orders, ordersShort, saved, savedShort } = shortcutWords[lang]
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
      shortcut(saved, '/saved', savedShort),
    ],
  }
}

/** Writes the manifest in every language into a folder, e.g. `ru.webmanifest`. The server answers with the caller's language. */
export async function writeWebManifests(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const lang of Object.keys(shortcutWords) as Language[])
    await writeFile(join(folder, `${lang}.webmanifest`), JSON.stringify(webManifest(lang)))
}
