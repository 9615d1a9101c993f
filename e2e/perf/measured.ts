import type { PageName } from './bench-options.ts'
import type { NetworkName } from './network/network-profile.ts'
import type { Visit } from './visit.ts'

/** Bytes that the worker fetched in its install event and by its warm-up, with headers. */
export type WorkerBytes = { readonly install: number; readonly warmUp: number }

/** A visit of a phone with the worker; `wireBytes` is the traffic of page and worker together, headers included. */
export type RepeatVisit = Visit & { readonly wireBytes: number }

/** All measurements of one page, with or without the first view's markup in its document. */
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
