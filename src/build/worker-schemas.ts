import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const schemas = fileURLToPath(new URL('../contract/first-view-schemas.ts', import.meta.url))

const source = `export async function endpointOf(callable) {
  if (!('reply' in callable)) throw new Error('The worker calls full endpoints, not ' + callable.path)
  return callable
}`

/**
 * Leaves the shapes of the first views out of the worker: 2 kB of its script. Only the page calls the bare endpoints of
 * contract/bare-endpoints.ts; the domains of the outbox call full endpoints.
 */
export const workerSchemas = (): Plugin => ({
  name: 'worker-schemas',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === schemas ? source : null),
})
