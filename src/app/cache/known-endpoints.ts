import type { Asked, Endpoint } from '#contract/endpoint.ts'

const known = new Map<string, Asked<Endpoint>>()

/** Registers an endpoint whose answers are stored, so that a record can be validated when read. */
export function rememberShape<E extends Endpoint>(endpoint: Asked<E>): void {
  known.set(endpoint.path, endpoint as Asked<Endpoint>)
}

/** The endpoint at a stored record's path; undefined for an endpoint that this page has never called. */
export const endpointAt = (path: unknown): Asked<Endpoint> | undefined => known.get(String(path))
