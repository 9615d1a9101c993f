import { build } from 'vite'

/** Programs and threads of the server, by the names of their files in the bundle. */
const programs = {
  main: 'src/server/main.ts',
  'sandbox-main': 'src/server/sandbox-payments/sandbox-main.ts',
  'pglite-worker': 'src/server/database/pglite-worker.ts',
  'picture-thread': 'src/server/media/picture-thread.ts',
  'mall-command': 'src/server/operator/mall-command.ts',
  'seed-command': 'src/server/seed/seed-command.ts',
}

/**
 * Bundles the server into `dist/server`, so that a start loads a few files without a TypeScript loader (decision 0056).
 * Packages stay in node_modules.
 */
export const buildServer = () =>
  build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: true,
      outDir: 'dist/server',
      target: 'node20',
      copyPublicDir: false,
      rolldownOptions: {
        input: programs,
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
