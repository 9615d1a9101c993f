import { lazy } from 'react'

/** After so long, in ms, code that could not be had is asked for again (spec §9), doubled each time: asking costs data; at once where the network comes back. */
const firstPatience = 5_000

/**
 * A part of a screen that comes by itself, in a `Suspense` of its own. Where its code cannot be had its place stays as it is, and it
 * is asked for again: what is on the screen already never makes room for an error of something beside it.
 */
export const lazyPart: typeof lazy = (load) =>
  lazy(async () => {
    for (let patience = firstPatience; ; patience *= 2) {
      try {
        return await load()
      } catch {
        // The code could not be fetched: tried again when the network is back, and at last left to the error boundary.
        await new Promise<void>((resolve) => {
          addEventListener('online', () => resolve(), { once: true })
          setTimeout(resolve, patience)
        })
      }
    }
  })
