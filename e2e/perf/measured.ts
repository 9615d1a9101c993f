import type { PageName } from './bench-options.ts'
import type { NetworkName } from './network-profile.ts'
import type { Visit } from './visit.ts'

/** What the worker fetched by itself: in its install event, and ahead of need after it; bytes with headers. */
export type WorkerBytes = { readonly install: number; readonly warmUp: number }

/** A visit of a phone that has the worker; `wireBytes` is what page and worker fetched together, headers included. */
export type RepeatVisit = Visit & { readonly wireBytes: number }

/** Everything measured for one page, with or without the first view's markup in its document. */
export type Measured = {
  readonly page: PageName
  readonly hasMarkup: boolean
  readonly networks: readonly {
    readonly network: NetworkName
    readonly cold: readonly Visit[]
    readonly repeat: readonly RepeatVisit[]
  }[]
  readonly offline: readonly RepeatVisit[]
  readonly worker: WorkerBytes
}
