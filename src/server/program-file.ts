/** Whether this code runs from the bundle of the server (build/build-server.ts), not from its sources. */
export const isBundled = !import.meta.url.endsWith('.ts')

/**
 * The file of another program or thread of the server. The bundle holds all of them in one folder; `source` is the path
 * of the source from `src/server`.
 */
export const programFile = (name: 'sandbox-main' | 'pglite-worker' | 'picture-thread', source: string): URL =>
  new URL(isBundled ? `./${name}.js` : source, import.meta.url)
