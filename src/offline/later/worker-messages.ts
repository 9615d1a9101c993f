import * as v from 'valibot'
import { languages } from '#contract/languages.ts'

/**
 * The bytes of listed files after which the warm-up of a start ends; the next start of the mall continues (decision
 * 0059).
 */
export const warmUpLimit = 220_000

/** The tag of the `sync` event with which the worker replays the outbox. */
export const syncTag = 'send-outbox'

/** Messages from the worker to its pages. */
export const workerMessage = v.variant('kind', [
  /**
   * A newer answer replaced the cached answer of a catalogue GET. `path` is the path with the query, below the API
   * base.
   */
  v.object({ kind: v.literal('catalogue-updated'), path: v.string() }),
  /** A request of the worker got no answer: the page should check whether the server still answers. */
  v.object({ kind: v.literal('no-answer') }),
  /** A request of the worker got an answer from the network. */
  v.object({ kind: v.literal('answered') }),
  /** A picture exceeded the storage quota, so the worker removed cached pictures. */
  v.object({ kind: v.literal('storage-full') }),
  /** A replay in the worker changed the outbox. */
  v.object({ kind: v.literal('outbox-changed') }),
  /**
   * The worker got a 401 during a replay. A page repeats the call and handles the lost session
   * (docs/product.md#session-loss).
   */
  v.object({ kind: v.literal('outbox-paused') }),
  /** A notification was clicked: the page opens this path, and answers on the message's port. */
  v.object({ kind: v.literal('open-path'), path: v.string() }),
])
export type WorkerMessage = v.InferOutput<typeof workerMessage>

/** Messages from a page to the worker. */
export const pageMessage = v.variant('kind', [
  /** Fetch the chunks that the installation left out, with the messages of this language only. */
  v.object({ kind: v.literal('warm-up'), language: v.picklist(languages) }),
  /** Cache these pictures and hashed files, which the page fetched before the worker was active. */
  v.object({ kind: v.literal('keep-shown'), addresses: v.array(v.string()) }),
  /** Cache these pictures for an offline download. The message's port receives the result. */
  v.object({ kind: v.literal('take-pictures'), addresses: v.array(v.string()) }),
  /** Remove these pictures. The port is notified when they are gone. */
  v.object({ kind: v.literal('drop-pictures'), addresses: v.array(v.string()) }),
  /** Claim the page: the page loaded while the worker was activated, and has no controller. */
  v.object({ kind: v.literal('claim') }),
  /** Become the active worker now. The type is Workbox's own. */
  v.object({ type: v.literal('SKIP_WAITING'), kind: v.literal('activate') }),
])
/** The result of an offline download of pictures: the number of bytes, and why the download stopped. */
export const pictureDownload = v.object({
  bytes: v.number(),
  trouble: v.nullable(v.picklist(['unreachable', 'full'])),
})
export type PictureDownload = v.InferOutput<typeof pictureDownload>
export type PageMessage = v.InferOutput<typeof pageMessage>
