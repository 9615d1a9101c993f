import type { BodyOf, Endpoint, ParamsOf } from '#contract/endpoint.ts'

/** The arguments of a handler beside the query. */
export type Call<E extends Endpoint = Endpoint> = {
  /** The request body, parsed by the contract. */
  readonly body: BodyOf<E>
  /** The parameters of the path. */
  readonly params: ParamsOf<E>
  /** The caller's IANA time zone; UTC if the caller sent none or an unknown zone. */
  readonly timeZone: string
  /** Reads a header of the request. */
  readonly header: (name: string) => string | undefined
  /** The caller's network address; `unknown` where it cannot be determined. */
  readonly address: string
}
