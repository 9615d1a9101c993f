import type { BodyOf, Endpoint, ParamsOf } from '#contract/endpoint.ts'

/** What a handler gets beside the query. */
export type Call<E extends Endpoint = Endpoint> = {
  /** What was sent, as the contract reads it. */
  readonly body: BodyOf<E>
  /** The path's own values. */
  readonly params: ParamsOf<E>
  /** The caller's IANA time zone, UTC where it sent none or an unknown one. */
  readonly timeZone: string
  /** A header of the request. */
  readonly header: (name: string) => string | undefined
  /** The caller's network address, as far as it is known. */
  readonly address: string
}
