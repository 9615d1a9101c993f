import type { Asked, Endpoint } from '#contract/endpoint.ts'

const known = new Map<string, Asked<Endpoint>>()

/** Names an endpoint whose answers are saved, so that a record can be checked when it is read. */
export function rememberShape<E extends Endpoint>(endpoint: Asked<E>): void {
  known.set(endpoint.path, endpoint as Asked<Endpoint>)
}

/** What was asked at a saved record's path; undefined for one that this page has never asked. */
export const endpointAt = (path: unknown): Asked<Endpoint> | undefined => known.get(String(path))
