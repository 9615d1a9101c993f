import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const helper = '\0vite/preload-helper.js'
const fetchLater = fileURLToPath(new URL('../app/shell/fetch-later.ts', import.meta.url))

/**
 * What wraps a later import, in place of Vite's own helper, which is four times as large and part of every first load. The
 * worker is one plain script that holds already what page and worker share and the page fetches later: it needs none, and
 * Vite's asks `import.meta`, which no plain script may, so that the browser would refuse the worker whole.
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
