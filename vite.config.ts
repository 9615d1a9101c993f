import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { chunkGroups } from './src/build/chunk-groups.ts'
import { chunkNames } from './src/build/chunk-names.ts'
import { iconSprites } from './src/build/icon-sprites.ts'
import { linguiMacro } from './src/build/lingui-macro.ts'
import { leanRouter } from './src/build/lean-router.ts'
import { precompress } from './src/build/precompress.ts'
import { previousBuild } from './src/build/previous-build.ts'
import { manifestsByLanguage, webManifest } from './src/build/web-manifest.ts'
import { wordCatalogues } from './src/build/word-catalogues.ts'
import { compileAtOnce } from './src/build/compile-at-once.ts'
import { squeeze } from './src/build/squeeze.ts'
import { smallInlineScripts } from './src/build/small-inline-scripts.ts'
import { splitForWorker } from './src/build/worker-files.ts'
import { laterImports } from './src/build/later-imports.ts'
import { classNames } from './src/build/class-names.ts'
import { brand } from './src/words/brand.ts'

const page = 'dist/page'

export default defineConfig(({ isSsrBuild }) => ({
  css: { modules: { generateScopedName: classNames(import.meta.dirname) } },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/app/routes',
      generatedRouteTree: 'src/app/route-tree.gen.ts',
      quoteStyle: 'single',
    }),
    linguiMacro(),
    react(),
    wordCatalogues(),
    { ...optimizeLocales.vite({ locales: ['en-US', 'zh-CN', 'tr-TR', 'ru-RU', 'pt-BR'] }), enforce: 'pre' as const },
    iconSprites(),
    smallInlineScripts(),
    leanRouter(),
    ...(isSsrBuild ? [] : [laterImports('page')]),
    { name: 'brand', transformIndexHtml: (html: string) => html.replaceAll('%brand%', brand.name) },
    ...(isSsrBuild
      ? []
      : [
          previousBuild(page, 'dist/previous'),
          VitePWA({
            strategies: 'injectManifest',
            srcDir: 'src/worker',
            filename: 'worker.ts',
            injectRegister: false,
            manifest: webManifest('en'),
            useCredentials: true,
            injectManifest: {
              buildPlugins: { vite: [laterImports('worker')] },
              globPatterns: ['index.html', 'assets/*.{js,css,svg,woff2}'],
              maximumFileSizeToCacheInBytes: 1_000_000,
              manifestTransforms: [splitForWorker(page)],
            },
          }),
          manifestsByLanguage(),
          squeeze(),
          compileAtOnce(),
          chunkNames(page),
          precompress(page),
        ]),
  ],
  build: isSsrBuild
    ? { outDir: 'dist/first-view', target: 'node20', copyPublicDir: false }
    : {
        outDir: page,
        manifest: true,
        target: ['chrome100', 'safari16.4', 'firefox115'],
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          output: {
            codeSplitting: { groups: chunkGroups },
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:7][extname]',
          },
        },
      },
  // React has had it since 18: the stand-in for older ones would cost every first visit 0.3 kB.
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/media', '/uploads', '/inbox', '/sandbox', '/healthz'].map((path) => [
        path,
        `http://127.0.0.1:${process.env['PORT'] ?? 4173}`,
      ]),
    ),
  },
}))
