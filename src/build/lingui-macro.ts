import { type PluginOption, withFilter } from 'vite'
import babel from 'vite-plugin-babel'

/** Lingui's macros become plain calls. Babel parses only the files that import a macro; the compiler of Vite does the rest. */
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
