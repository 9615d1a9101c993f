import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const helper = '\0vite/preload-helper.js'
const fetchLater = fileURLToPath(new URL('../app/shell/fetch-later.ts', import.meta.url))

/**
 * Replaces Vite's preload helper around dynamic imports, which is four times as large as ours and part of every first
 * load. The worker needs no helper, because its single script already contains the code that the page loads later.
 * Vite's helper also uses `import.meta`, which a classic script may not contain, so the browser would reject the whole
 * worker.
 */
export function laterImports(of: 'page' | 'worker'): Plugin {
  const source =
    of === 'page'
      ? `export { fetchLater as __vitePreload } from ${JSON.stringify(fetchLater)}`
      : 'export const __vitePreload = (load) => load()'
  return {
    name: 'later-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === helper ? source : null),
  }
}

const withoutFiles = /(import\((["'`])\.\/([\w.~-]+\.js)\2\)(?:(?!import\()[^[\]]){0,200}),\[\]\)/g

/**
 * Adds the file of an imported chunk to the files of its dynamic import. Vite lists no file where a chunk imports no
 * other, but `fetchLater` must know every file that it imports.
 */
export const listOwnFile = (code: string): string => code.replace(withoutFiles, '$1,["assets/$3"])')
