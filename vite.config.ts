import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { chunkGroups } from '#build/chunk-groups.ts'
import { chunkNames } from '#build/chunk-names.ts'
import { classNames } from '#build/class-names.ts'
import { compileAtOnce } from '#build/compile-at-once.ts'
import { iconSprites } from '#build/icon-sprites.ts'
import { laterImports } from '#build/later-imports.ts'
import { leanRouter } from '#build/lean-router.ts'
import { linguiMacro } from '#build/lingui-macro.ts'
import { precompress } from '#build/precompress.ts'
import { previousBuild } from '#build/previous-build.ts'
import { smallInlineScripts } from '#build/small-inline-scripts.ts'
import { squeeze } from '#build/squeeze.ts'
import { manifestsByLanguage, webManifest } from '#build/web-manifest.ts'
import { wordCatalogues } from '#build/word-catalogues.ts'
import { splitForWorker } from '#build/worker-files.ts'
import { brand } from '#words/brand.ts'

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
