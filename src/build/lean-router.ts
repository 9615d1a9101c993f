import type { Plugin } from 'vite'

const none = 'const none = () => null\n'

/** Modules of the router's packages that are never run here, and what stands for them. */
const leftOut = [
  // shell/scroll-memory.ts does it; the router only switches its own off.
  {
    file: './scroll-restoration.js',
    of: '/@tanstack/router-core/',
    code: `${none}export { none as defaultGetScrollRestorationKey, none as getElementScrollRestorationEntry, none as setupScrollRestoration }\nexport const storageKey = ''`,
  },
  // ui/layout/page-link.tsx is the link of every screen; a route holds the router's own without using it.
  {
    file: './link.js',
    of: '/@tanstack/react-router/',
    code: `${none}export { none as Link, none as composeHandlers, none as createLink, none as linkOptions, none as useLinkProps }`,
  },
]
const nameOf = (file: string) => `\0lean-router:${file}`

/** Leaves out what the router carries along for others: 2.7 kB of every first visit. */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer) =>
      leftOut.some(({ file, of }) => id === file && importer?.includes(of)) ? nameOf(id) : null,
    load: (id) => leftOut.find(({ file }) => id === nameOf(file))?.code ?? null,
  }
}
