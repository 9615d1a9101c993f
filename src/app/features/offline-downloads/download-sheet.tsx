import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type Download, type DownloadableList, idOfList } from '#cache/offline-downloads/download.ts'
import { removeDownload, resumeDownload, startDownload, stopDownload } from '#cache/offline-downloads/run-downloads.ts'
import { fetchSavedSearch } from '#cache/saved-search.ts'
import type { Language } from '#contract/wire.ts'
import { fetchProductRest } from '#features/product/index.ts'
import { Button } from '#ui/base/button.tsx'
import { Note } from '#ui/feedback/first/note.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { formatDataSize } from '#words/screens/data-size.ts'
import { DownloadProgress } from './download-progress.tsx'
import styles from './download-sheet.module.css'
import { type DownloadSize, useDownloadSize } from './use-download-size.ts'
import { useDownloads } from './use-downloads.ts'

/**
 * Routes that show downloaded products: the product page, the saved page, and search among them; the list's own page is
 * already loaded.
 */
const shownBy = ['/products/$productId', '/saved', '/search', '/SearchResults/$result'] as const

/** The size of a list's offline download before anything is fetched; then its progress and actions (decision 0011). */
export function DownloadSheet({ list, onClose }: { list: DownloadableList; onClose: () => void }) {
  const { t } = useLingui()
  const download = useDownloads()?.find(({ id }) => id === idOfList(list))
  const weight = useDownloadSize(list, download === undefined || download.state === 'done')
  const router = useRouter()
  const begin = () => {
    if (weight.state !== 'ready') return
    void startDownload(list, { items: weight.items, bytes: weight.bytes })
    // Under data saver the code that shows and finds the products is not prefetched otherwise
    // (docs/quality.md#offline). Chunks that fail here are fetched with the page that needs them.
    const pages = shownBy.map((path) => router.loadRouteChunk(router.routesByPath[path]))
    void Promise.allSettled([...pages, fetchProductRest(), fetchSavedSearch()])
  }
  const isOffer = download === undefined
  return (
    <Sheet
      title={isOffer ? t`Save for offline` : download.state === 'done' ? t`Saved for offline` : t`Saving for offline`}
      onClose={onClose}
      footer={
        isOffer ? (
          <Offer weight={weight} onBegin={begin} />
        ) : (
          <Actions download={download} weight={weight} onUpdate={begin} onClose={onClose} />
        )
      }
    >
      <div className={styles.inside}>
        <h3 className={styles.label}>{list.label}</h3>
        {isOffer ? <Promised weight={weight} /> : <DownloadProgress download={download} />}
        {isOffer && weight.state !== 'impossible' && (
          <p className={styles.small}>
            <Trans>Products will open offline with their first picture, details and reviews.</Trans>
          </p>
        )}
      </div>
    </Sheet>
  )
}

function Promised({ weight }: { weight: DownloadSize }) {
  const { i18n } = useLingui()
  if (weight.state === 'weighing') return <Skeleton kind="line" />
  if (weight.state === 'impossible')
    return (
      <Note kind="warn" icon="wifi-slash">
        <Trans>This browser can't open pages offline.</Trans>
      </Note>
    )
  if (weight.state === 'no-answer')
    return (
      <Note kind="warn" icon="wifi-slash">
        <Trans>Downloading this list needs internet.</Trans>
      </Note>
    )
  const size = formatDataSize(weight.bytes, i18n.locale as Language)
  const cost = formatDataSize(weight.transferBytes, i18n.locale as Language)
  const { items, total } = weight
  return (
    <>
      <p className={styles.promise}>
        <Plural value={items} one="# product" other="# products" />, <Trans>about {size}</Trans>
      </p>
      <p className={styles.small}>
        <Trans>Loading it uses about {cost} of data.</Trans>
      </p>
      {total > items && (
        <p className={styles.small}>
          <Plural value={total} one={`Showing the first ${items} of #.`} other={`Showing the first ${items} of #.`} />
        </p>
      )}
    </>
  )
}

function Offer({ weight, onBegin }: { weight: DownloadSize; onBegin: () => void }) {
  if (weight.state === 'no-answer')
    return (
      <Button kind="primary" isWide onClick={weight.retry}>
        <Trans>Try again</Trans>
      </Button>
    )
  const isReady = weight.state === 'ready' && weight.items > 0
  return (
    <Button kind="primary" isWide isDisabled={!isReady} isLoading={weight.state === 'weighing'} onClick={onBegin}>
      <Trans>Save for offline</Trans>
    </Button>
  )
}

function Actions({
  download,
  weight,
  onUpdate,
  onClose,
}: {
  download: Download
  weight: DownloadSize
  onUpdate: () => void
  onClose: () => void
}) {
  const remove = () => {
    onClose()
    void removeDownload(download.id)
  }
  const isMoving = download.state === 'taking' || download.state === 'waiting'
  if (isMoving)
    return (
      <Button isWide onClick={() => void stopDownload(download.id)}>
        <Trans>Cancel</Trans>
      </Button>
    )
  return (
    <div className={styles.actions}>
      <Button kind="danger" onClick={remove}>
        <Trans>Remove</Trans>
      </Button>
      {download.state === 'done' ? (
        <Button kind="primary" isDisabled={weight.state !== 'ready'} onClick={onUpdate}>
          <Trans>Update</Trans>
        </Button>
      ) : (
        <Button kind="primary" onClick={() => void resumeDownload(download.id)}>
          <Trans>Continue</Trans>
        </Button>
      )}
    </div>
  )
}
