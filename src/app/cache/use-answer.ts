import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Endpoint, ReplyOf } from '#contract/endpoint.ts'
import { useConnection } from '#sync/connection.ts'
import { CallFailed } from './answer.ts'
import type { catalogueQuery } from './catalogue-queries.ts'

/**
 * The time after which a loading screen offers to try again, in ms; after `failedAfter` the screen stops waiting
 * (docs/product.md#limits).
 */
export const slowAfter = 5_000
export const failedAfter = 120_000

/** The load state of an answer that a screen needs. */
export type Loaded<Value> =
  | { readonly state: 'loading' }
  /** No response for 5 s; the request is still running. */
  | { readonly state: 'slow'; readonly retry: () => void }
  /** The network is up and the server does not respond, or the wait was given up. */
  | { readonly state: 'unreachable'; readonly retry: () => void }
  /** Offline, and the answer was never stored on this device. */
  | { readonly state: 'not-saved'; readonly retry: () => void }
  /** The server states that the item does not exist. */
  | { readonly state: 'missing' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly value: Value; readonly at: number }

/** Reads one answer: the stored one at once, then the server's. */
export function useAnswer<E extends Endpoint>(options: ReturnType<typeof catalogueQuery<E>>): Loaded<ReplyOf<E>> {
  const query = useQuery(options)
  const retry = useRetry(options.queryKey, query.refetch)
  const state = useLoadState({ isWaiting: query.data === undefined && query.error === null, error: query.error, retry })
  // A stored answer is not shown once the server states that the item no longer exists.
  return query.data === undefined || state.state === 'missing' ? state : { state: 'ready', ...query.data }
}

/**
 * Returns a function that repeats the call. A hanging call is cancelled first, because the query cache would otherwise
 * go on waiting for that call.
 */
export function useRetry(queryKey: QueryKey, refetch: () => Promise<unknown>): () => void {
  const client = useQueryClient()
  return () => void client.cancelQueries({ queryKey, exact: true }).then(refetch)
}

/** The load state of data that has not arrived yet; shared by single answers and endless lists. */
export function useLoadState({
  isWaiting,
  error,
  retry,
}: {
  isWaiting: boolean
  error: Error | null
  retry: () => void
}): Exclude<Loaded<never>, { state: 'ready' }> {
  const connection = useConnection()
  const stage = useWaitStage(isWaiting)
  if (error instanceof CallFailed) {
    const { failure } = error
    if (failure.kind === 'refused') return failure.status === 404 ? { state: 'missing' } : { state: 'failed', retry }
    if (failure.kind === 'broken') return { state: 'failed', retry }
    return { state: connection === 'offline' ? 'not-saved' : 'unreachable', retry }
  }
  if (error) return { state: 'failed', retry }
  if (connection === 'offline') return { state: 'not-saved', retry }
  if (connection === 'unreachable' || stage === 'spent') return { state: 'unreachable', retry }
  return stage === 'short' ? { state: 'slow', retry } : { state: 'loading' }
}

function useWaitStage(isWaiting: boolean): 'fresh' | 'short' | 'spent' {
  const [stage, setStage] = useState<'fresh' | 'short' | 'spent'>('fresh')
  useEffect(() => {
    if (!isWaiting) return
    const timers = [setTimeout(setStage, slowAfter, 'short'), setTimeout(setStage, failedAfter, 'spent')]
    return () => {
      timers.forEach(clearTimeout)
      setStage('fresh')
    }
  }, [isWaiting])
  return stage
}
