import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Endpoint, ReplyOf } from '#contract/endpoint.ts'
import { useConnection } from '#sync/connection.ts'
import { CallFailed } from './answer.ts'
import type { catalogueQuery } from './catalogue-queries.ts'

/**
 * After this a screen that still waits offers to try again (docs/product.md#loading: 5 s), and after `givenUpAfter` it
 * stops waiting (docs/product.md#loading).
 */
export const slowAfter = 5_000
export const givenUpAfter = 120_000

/** What a screen knows of an answer it needs. */
export type Loaded<Value> =
  | { readonly state: 'loading' }
  /** Nothing came for 5 s; the request still runs. */
  | { readonly state: 'slow'; readonly retry: () => void }
  /** The network is up and nobody answers, or waiting was given up. */
  | { readonly state: 'unreachable'; readonly retry: () => void }
  /** No network, and this was never saved on this phone. */
  | { readonly state: 'not-saved'; readonly retry: () => void }
  /** The shop says that it does not exist. */
  | { readonly state: 'missing' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly value: Value; readonly at: number }

/** Reads one answer: what is saved at once, then what the shop says. */
export function useAnswer<E extends Endpoint>(options: ReturnType<typeof catalogueQuery<E>>): Loaded<ReplyOf<E>> {
  const query = useQuery(options)
  const retry = useRetry(options.queryKey, query.refetch)
  const state = useLoadState({ isWaiting: query.data === undefined && query.error === null, error: query.error, retry })
  // What was saved is not shown over the shop's word that it is gone.
  return query.data === undefined || state.state === 'missing' ? state : { state: 'ready', ...query.data }
}

/** Asks again. A call that hangs is given up first: the query cache would go on waiting for it. */
export function useRetry(queryKey: QueryKey, refetch: () => Promise<unknown>): () => void {
  const client = useQueryClient()
  return () => void client.cancelQueries({ queryKey, exact: true }).then(refetch)
}

/** The states of something that has not come yet; shared by single answers and endless lists. */
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
  const patience = usePatience(isWaiting)
  if (error instanceof CallFailed) {
    const { failure } = error
    if (failure.kind === 'refused') return failure.status === 404 ? { state: 'missing' } : { state: 'failed', retry }
    if (failure.kind === 'broken') return { state: 'failed', retry }
    return { state: connection === 'offline' ? 'not-saved' : 'unreachable', retry }
  }
  if (error) return { state: 'failed', retry }
  if (connection === 'offline') return { state: 'not-saved', retry }
  if (connection === 'unreachable' || patience === 'spent') return { state: 'unreachable', retry }
  return patience === 'short' ? { state: 'slow', retry } : { state: 'loading' }
}

function usePatience(isWaiting: boolean): 'fresh' | 'short' | 'spent' {
  const [patience, setPatience] = useState<'fresh' | 'short' | 'spent'>('fresh')
  useEffect(() => {
    if (!isWaiting) return
    const timers = [setTimeout(setPatience, slowAfter, 'short'), setTimeout(setPatience, givenUpAfter, 'spent')]
    return () => {
      timers.forEach(clearTimeout)
      setPatience('fresh')
    }
  }, [isWaiting])
  return patience
}
