import type { PageName } from './bench-options.ts'
import type { NetworkName } from './network/network-profile.ts'

/**
 * A measure's targets (docs/quality.md#speed); `others` are other malls' figures of November 2026: shown, never
 * asserted.
 */
export type Target = { readonly others: string; readonly atLeast: number; readonly moonshot: number }

export const byteTargets = {
  scriptKb: { others: '120–173', atLeast: 125, moonshot: 100 },
  documentKb: { others: '–', atLeast: 22, moonshot: 20 },
  allKb: {
    home: { others: '311–645', atLeast: 235, moonshot: 190 },
    product: { others: '255–507', atLeast: 190, moonshot: 150 },
  },
  repeatKb: { others: '0–16', atLeast: 2, moonshot: 2 },
  workerKb: { others: '1030', atLeast: 250, moonshot: 180 },
  warmUpKb: { others: '–', atLeast: 250, moonshot: 250 },
} as const

/** FCP as a multiple of the limit of one document. */
export const paintTarget: Target = { others: '1.7× best', atLeast: 2, moonshot: 1.5 }

export const repeatPaintTarget: Target = { others: '0.6–2.7 s', atLeast: 900, moonshot: 500 }
export const shiftTarget: Target = { others: '0–0.37', atLeast: 0.02, moonshot: 0 }
export const blockingTarget: Target = { others: '61–1021 ms', atLeast: 200, moonshot: 100 }

/** From an input to the next paint, in ms, with CPU 4×: add to cart, a typed letter, a stepper tap. */
export const inputTarget: Target = { others: '–', atLeast: 150, moonshot: 80 }

/** From the tick of an item on a list of 300 to the next paint, in ms, with CPU 4×. */
export const tickTarget: Target = { others: '–', atLeast: 80, moonshot: 50 }

/** A thousand queued changes of grocery lists on Slow 3G, in ms. */
export const groceryMergeTarget: Target = { others: '–', atLeast: 15_000, moonshot: 8_000 }

/** Five photographs of 12 megapixels to a submitted review on Slow 3G: in ms, and in kB sent. */
export const reviewTargets = {
  ms: { others: '–', atLeast: 60_000, moonshot: 30_000 },
  kB: { others: '–', atLeast: 1_000, moonshot: 600 },
} as const

/** A call beside 1,000 open streams, and the time from a message to a stream, in ms. */
export const streamTargets = {
  call: { others: '–', atLeast: 50, moonshot: 20 },
  message: { others: '–', atLeast: 2_000, moonshot: 1_200 },
} as const

/** A long list after scrolling: heap in MB, and nodes of the document. */
export const longListTargets = {
  heapMb: { others: '–', atLeast: 60, moonshot: 35 },
  nodes: { others: '–', atLeast: 3_000, moonshot: 1_500 },
} as const

/** From a tap, or the server's answer to the worker, until another tab shows it, in ms, with CPU 4×. */
export const tabsTarget: Target = { others: '–', atLeast: 300, moonshot: 150 }

/** A hundred queued cart changes on Slow 3G, in ms; one after another they take 40 s. */
export const replayTarget: Target = { others: '40 s serial', atLeast: 5_000, moonshot: 2_000 }

/** The cost of a small change of the app for an installed phone, in kB. */
export const updateTarget: Target = { others: 'whole bundle', atLeast: 60, moonshot: 20 }

/** LCP in ms: a share of the others' best, and of the limit of 0.82 s for home; null for an unshaped connection. */
export function largestPaintTarget(page: PageName, network: NetworkName): Target | null {
  if (network === 'unshaped') return null
  if (network === 'slow3g') return { others: '7.1–10 s', atLeast: 0.7 * 7100, moonshot: 0.4 * 7100 }
  if (page === 'home') return { others: '1.8–2.4 s', atLeast: 0.8 * 1800, moonshot: 1.4 * 820 }
  return { others: '0.95–1.2 s', atLeast: 1.2 * 950, moonshot: 950 }
}

/** A message to 10,000 subscriptions over a push service on this machine, in ms. */
export const pushTarget: Target = { others: '–', atLeast: 60_000, moonshot: 20_000 }
