import type { CallableEndpoint, Endpoint } from '#contract/endpoint.ts'

const endpoints = new Map<string, CallableEndpoint<Endpoint>>()

/** Registers an endpoint whose answers are stored, so that a record can be validated when read. */
export function registerEndpoint<E extends Endpoint>(endpoint: CallableEndpoint<E>): void {
  endpoints.set(endpoint.path, endpoint as CallableEndpoint<Endpoint>)
}

/** The endpoint at a stored record's path; undefined for an endpoint that this page has never called. */
export const endpointAt = (path: unknown): CallableEndpoint<Endpoint> | undefined => endpoints.get(String(path))
