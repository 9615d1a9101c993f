import { useQuery } from '@tanstack/react-query'
import { answerOf, CallFailed } from '#cache/answer.ts'
import { type DownloadableList, idOfList } from '#cache/offline-downloads/download.ts'
import { pictureChoice } from '#cache/offline-downloads/picture-choice.ts'
import { downloadSize } from '#contract/offline-downloads.ts'

export type DownloadSize =
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

const canDownload = 'serviceWorker' in navigator

/**
 * The number of items and bytes of a list's download, as the server states them now; always fetched, never from
 * storage.
 */
export function useDownloadSize(list: DownloadableList, isEnabled: boolean): DownloadSize {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: [downloadSize.path, idOfList(list)],
    queryFn: async ({ signal }) =>
      (await answerOf(downloadSize, { ...list.query, ...list.place, ...(await pictureChoice()) }, { signal })).value,
    enabled: isEnabled && canDownload,
    persister: undefined,
    gcTime: 0,
    retry: (times, failure) => times < 1 && failure instanceof CallFailed && failure.failure.kind === 'broken',
  })
  if (!canDownload) return { state: 'impossible' }
  if (data) return { state: 'ready', ...data }
  return error && !isFetching ? { state: 'no-answer', retry: () => void refetch() } : { state: 'weighing' }
}
