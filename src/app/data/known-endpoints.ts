import type { Endpoint } from '../../contract/endpoint.ts'

const known = new Map<string, Endpoint>()

/** Names an endpoint whose answers are saved, so that a record can be checked when it is read. */
export function rememberShape(endpoint: Endpoint): void {
  known.set(endpoint.path, endpoint)
}

/** The endpoint of a saved record's path; undefined for one that this page has never asked. */
export const endpointAt = (path: unknown): Endpoint | undefined => known.get(String(path))
