import { transformAsync } from '@babel/core'
import type { Plugin } from 'vite'

/** Turns Lingui's macros into plain calls, before anything else sees the file. Only files that use one are parsed. */
export function linguiMacro(): Plugin {
  return {
    name: 'lingui-macro',
    enforce: 'pre',
    async transform(code, id) {
      if (!/\.tsx?$/.test(id.split('?')[0] ?? '') || !/@lingui\/(core|react)\/macro/.test(code)) return null
      const result = await transformAsync(code, {
        filename: id,
        configFile: false,
        babelrc: false,
        sourceMaps: true,
        parserOpts: { plugins: ['typescript', 'jsx'] },
        plugins: ['@lingui/babel-plugin-lingui-macro'],
      })
      return result?.code ? { code: result.code, map: result.map } : null
    },
  }
}
