import { filesOf } from '#build/worker-files.ts'
import { openBuiltPage } from './built-page.ts'

/**
 * The paths of the files of a screen's code with its lower parts, of the English messages, and of the shapes of lists.
 * The screen is named by its file in app/routes.
 */
export function codeOf(route: string): string[] {
  const { manifest, keysOf } = openBuiltPage()
  const messages = Object.keys(manifest).filter((key) => key.startsWith('src/words/locales/en.po'))
  const keys = [...keysOf(`src/app/routes/${route}`), ...messages, 'src/contract/product-lists/list-endpoints.ts']
  return [...filesOf(manifest, keys)].map((file) => `/${file}`)
}
