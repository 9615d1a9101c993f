import { lazy } from 'react'

/**
 * Delay before code that failed to load is requested again, in ms (docs/product.md#limits). The delay doubles each
 * time, because requests cost data; the request is repeated at once when the network returns.
 */
const firstDelay = 5_000

/**
 * A part of a screen that is loaded by itself, in a `Suspense` of its own. While its code cannot be loaded, its space
 * stays as it is and the request is repeated, so that visible content is never replaced by the error of another part.
 */
export const lazyPart: typeof lazy = (load) =>
  lazy(async () => {
    for (let delay = firstDelay; ; delay *= 2) {
      try {
        return await load()
      } catch {
        // The code could not be loaded: retried when the network returns, and finally left to the error boundary.
        await new Promise<void>((resolve) => {
          addEventListener('online', () => resolve(), { once: true })
          setTimeout(resolve, delay)
        })
      }
    }
  })
