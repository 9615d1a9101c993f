import { minify } from 'terser'
import type { Plugin } from 'vite'

/**
 * Packs what the builder has minified once more: the two together are 1 kB smaller in the first view than either alone,
 * for some fifteen seconds a build. `pure_getters`: no code of ours reads a property only for what reading it does.
 * `lhs_constants`: left as they are written, comparisons repeat and pack better.
 */
export function squeeze(): Plugin {
  return {
    name: 'squeeze',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        if (this.environment.name !== 'client') return
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue
          const { code } = await minify(chunk.code, { module: true, ecma: 2020, compress: { passes: 3, pure_getters: true, lhs_constants: false } })
          if (code) chunk.code = code
        }
      },
    },
  }
}
