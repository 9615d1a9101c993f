import { useQuery } from '@tanstack/react-query'
import { answerOf, CallFailed } from '#cache/answer.ts'
import { pictureChoice } from '#cache/saved-sets/picture-choice.ts'
import { idOfList, type TakenList } from '#cache/saved-sets/taken-set.ts'
import { downloadSize } from '#contract/offline-downloads.ts'

export type Weight =
  /** A browser without service workers, in which nothing opens offline. */
  | { readonly state: 'impossible' }
  | { readonly state: 'weighing' }
  | { readonly state: 'no-answer'; readonly retry: () => void }
  | {
      readonly state: 'ready'
      readonly items: number
      readonly total: number
      readonly bytes: number
      readonly transferBytes: number
    }

const mayKeep = 'serviceWorker' in navigator

/**
 * The number of items and bytes of a list's download, as the server states them now; always fetched, never from
 * storage.
 */
export function useWeight(list: TakenList, isWanted: boolean): Weight {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: [downloadSize.path, idOfList(list)],
    queryFn: async ({ signal }) =>
      (await answerOf(downloadSize, { ...list.query, ...list.place, ...(await pictureChoice()) }, signal)).value,
    enabled: isWanted && mayKeep,
    persister: undefined,
    gcTime: 0,
    retry: (times, failure) => times < 1 && failure instanceof CallFailed && failure.failure.kind === 'broken',
  })
  if (!mayKeep) return { state: 'impossible' }
  if (data) return { state: 'ready', ...data }
  return error && !isFetching ? { state: 'no-answer', retry: () => void refetch() } : { state: 'weighing' }
}
