import type { ManifestOptions } from 'vite-plugin-pwa'
import { brand } from '../words/brand.ts'

const shortcut = (name: string, url: string, shortName?: string) => ({
  name,
  ...(shortName ? { short_name: shortName } : {}),
  url,
  icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
})

/** The web app manifest: what the home screen shows and opens (DESIGN.md §2). Shortcuts name only what exists. */
export const webManifest: Partial<ManifestOptions> = {
  id: '/',
  name: brand.name,
  short_name: brand.name,
  description: brand.description,
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
    { src: '/screenshots/home-phone.png', sizes: '780x1688', type: 'image/png', form_factor: 'narrow', label: 'Home' },
    { src: '/screenshots/home-desktop.png', sizes: '1440x900', type: 'image/png', form_factor: 'wide', label: 'Home' },
  ],
  shortcuts: [shortcut('Search', '/search'), shortcut('Cart', '/Cart'), shortcut('My orders', '/profile/orders', 'Orders'), shortcut('Saved on this phone', '/saved', 'Saved')],
}
