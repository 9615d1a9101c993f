import type { Plugin } from 'vite'

/** What every start runs before its first view, by their names in chunk-groups.ts, and the product's own. */
export const startChunks: readonly string[] = [
  'vendor',
  'shell',
  'cards',
  'home',
  'checks',
  'calls',
  'keep',
  'products._productId',
]

/** Magic comment of V8 (Chromium 136). */
export const hint = '//# allFunctionsCalledOnLoad\n'

/**
 * Tells the engine that nearly all functions of these files run at the start, so that it compiles them beside the page
 * while they come, and keeps all of them compiled for the next start, instead of each at its first call in the page's
 * own thread. Other engines read a comment. Runs after what minifies, which drops comments.
 */
export function compileAtOnce(): Plugin {
  return {
    name: 'compile-at-once',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        if (this.environment.name !== 'client') return
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk' && startChunks.includes(chunk.name)) chunk.code = hint + chunk.code
        }
      },
    },
  }
}
