import * as v from 'valibot'
import { languages } from '#contract/languages.ts'

/** What a page asks background sync for, and the worker hears: something waits to be sent. */
export const syncTag = 'send-outbox'

/** What the worker tells its pages. */
export const workerMessage = v.variant('kind', [
  /** A newer answer of a catalogue GET has replaced the saved one; `path` is path and query below the API base. */
  v.object({ kind: v.literal('catalogue-updated'), path: v.string() }),
  /** A request of the worker brought no answer: ask whether the shop still does. */
  v.object({ kind: v.literal('no-answer') }),
  /** A request of the worker was answered by the network. */
  v.object({ kind: v.literal('answered') }),
  /** The phone would not keep a picture; pictures have been thrown away. */
  v.object({ kind: v.literal('storage-full') }),
  /** The worker has sent what waited, or learnt what became of it. */
  v.object({ kind: v.literal('outbox-changed') }),
  /** The worker met a 401 while sending: a page meets it again and does what docs/product.md#session-loss says. */
  v.object({ kind: v.literal('outbox-paused') }),
])
export type WorkerMessage = v.InferOutput<typeof workerMessage>

/** What a page asks of the worker. */
export const pageMessage = v.variant('kind', [
  /** Fetch the chunks that installation left out, with the words of this language alone. */
  v.object({ kind: v.literal('warm-up'), language: v.picklist(languages) }),
  /** These pictures and hashed files were fetched before the worker was there: keep them, too. */
  v.object({ kind: v.literal('keep-shown'), addresses: v.array(v.string()) }),
  /** Fetch and keep these pictures, which a shopper takes along; what became of them goes to the message's port. */
  v.object({ kind: v.literal('take-pictures'), addresses: v.array(v.string()) }),
  /** Throw these pictures away; the port hears when they are gone. */
  v.object({ kind: v.literal('drop-pictures'), addresses: v.array(v.string()) }),
  /** Take the page that asks: it came up while the worker took over, and no worker has it. */
  v.object({ kind: v.literal('claim') }),
  /** Become the active worker now; Workbox's own message for it. */
  v.object({ type: v.literal('SKIP_WAITING'), kind: v.literal('activate') }),
])
/** What became of pictures that were asked for: their bytes, or why it stopped. */
export const takenPicturesReply = v.object({
  bytes: v.number(),
  trouble: v.nullable(v.picklist(['unreachable', 'full'])),
})
export type TakenPicturesReply = v.InferOutput<typeof takenPicturesReply>
export type PageMessage = v.InferOutput<typeof pageMessage>
