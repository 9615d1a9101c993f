import { type PluginOption, withFilter } from 'vite'
import babel from 'vite-plugin-babel'

/**
 * Compiles Lingui's macros to plain calls. Babel parses only the files that import a macro; Vite's compiler handles the
 * rest.
 */
export const linguiMacro = (): PluginOption =>
  withFilter(
    babel({
      include: /\.tsx?(\?|$)/,
      exclude: /node_modules/,
      babelConfig: {
        configFile: false,
        sourceMaps: true,
        parserOpts: { plugins: ['typescript', 'jsx'] },
        plugins: ['@lingui/babel-plugin-lingui-macro'],
      },
    }),
    { transform: { code: /@lingui\/(core|react)\/macro/ } },
  )
