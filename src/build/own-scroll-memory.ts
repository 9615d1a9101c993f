import type { Plugin } from 'vite'

const virtualModule = '\0own-scroll-memory'

/**
 * Leaves out the router's own scroll restoration, which shell/scroll-memory.ts does in its place and the router only
 * switches off: 1.3 kB of every first visit.
 */
export function ownScrollMemory(): Plugin {
  return {
    name: 'own-scroll-memory',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer) => (id === './scroll-restoration.js' && importer?.includes('/@tanstack/router-core/') ? virtualModule : null),
    load: (id) =>
      id === virtualModule
        ? "const none = () => undefined\nexport { none as defaultGetScrollRestorationKey, none as getElementScrollRestorationEntry, none as setupScrollRestoration }\nexport const storageKey = ''"
        : null,
  }
}
