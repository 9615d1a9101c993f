import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { chunkGroups } from '#build/chunk-groups.ts'
import { chunkNames } from '#build/chunk-names.ts'
import { iconSprites } from '#build/icon-sprites.ts'
import { laterImports } from '#build/later-imports.ts'
import { linguiMacro } from '#build/lingui-macro.ts'
import { webManifest } from '#build/web-manifest.ts'
import { wordCatalogues } from '#build/word-catalogues.ts'
import { splitForWorker } from '#build/worker-files.ts'
import { brand } from '#words/brand.ts'

const page = 'dist/page'

export default defineConfig(({ isSsrBuild }) => ({
  // Vite's default names contain the local name and the line; hashes save a kilobyte in each document and 3 kB of code.
  css: { modules: { generateScopedName: '_[hash:base64:4]' } },
  // index.html uses %VITE_BRAND%.
  define: { 'import.meta.env.VITE_BRAND': JSON.stringify(brand.name) },
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
    ...(isSsrBuild ? [] : [laterImports('page')]),
    ...(isSsrBuild
      ? []
      : [
          VitePWA({
            strategies: 'injectManifest',
            srcDir: 'src/worker',
            filename: 'worker.ts',
            injectRegister: false,
            manifest: webManifest('en'),
            useCredentials: true,
            // The icons belong to the warm-up: the browser fetches its own when the mall is installed.
            includeManifestIcons: false,
            injectManifest: {
              buildPlugins: { vite: [laterImports('worker')] },
              // The browser fetches the icons of the manifest when it installs the mall.
              globPatterns: ['index.html', 'assets/*.{js,css,svg,woff2}', 'assets/chunks-*.json', 'icons/mark.svg'],
              maximumFileSizeToCacheInBytes: 1_000_000,
              manifestTransforms: [splitForWorker(page)],
            },
          }),
          chunkNames(page),
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
            assetFileNames: 'assets/[name]-[hash:6][extname]',
          },
        },
      },
  resolve: {
    alias: {
      // React provides this hook since version 18: the shim for older versions would add 0.3 kB to every first visit.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
      // The package's default is its ES5 build, which is 0.9 kB larger; no browser of the build target needs ES5.
      'workbox-window': 'workbox-window/build/workbox-window.prod.mjs',
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/media', '/uploads', '/inbox', '/sandbox', '/healthz'].map((path) => [
        path,
        `http://127.0.0.1:${process.env['PORT'] ?? 4173}`,
      ]),
    ),
  },
}))
