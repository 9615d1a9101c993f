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

/** Vite's list of files in a chunk, and a dynamic import with the numbers of its files in the list, or without files. */
const fileList = /^const __vite__mapDeps=.*?m\.f=(\[.*?\])\).*\n/m
const laterImport =
  /(import\((["'`])\.\/([\w.~-]+\.js)\2\)(?:(?!import\()[^[\]]){0,200}),(?:__vite__mapDeps\(\[([\d,]*)\]\)|\[\])\)/g

/**
 * Names the files of each dynamic import for `fetchLater`: the chunk alone where the table has its files, else a list of
 * the chunk and its files, which Vite omits where a chunk needs no other file.
 */
export function nameFilesOfImports(code: string, isInTable: (file: string) => boolean): string {
  const files = JSON.parse(fileList.exec(code)?.[1] ?? '[]') as string[]
  return code
    .replace(fileList, '')
    .replace(laterImport, (_whole, load: string, _quote: string, base: string, numbers = '') => {
      const file = `assets/${base}`
      const needed = numbers === '' ? [file] : numbers.split(',').map((at: string) => files[Number(at)])
      return `${load},${JSON.stringify(isInTable(file) ? file : needed)})`
    })
}
