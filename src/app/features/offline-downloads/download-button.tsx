import { Trans } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { type DownloadableList, type DownloadState, idOfList, progressOf } from '#cache/offline-downloads/download.ts'
import { useMarket } from '#device/market.ts'
import { withWords } from '#i18n/with-words.ts'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { useSheetOpening } from '#ui/overlay/sheet-opening.tsx'
import styles from './download-button.module.css'
import { useDownloads } from './use-downloads.ts'

const fetchSheet = () =>
  withWords(import('./download-sheet.tsx')).then(({ DownloadSheet }) => ({ default: DownloadSheet }))
const DownloadSheet = lazy(fetchSheet)

type Properties = Omit<DownloadableList, 'place'> & {
  /** Shows "Update" instead of the state, for use beside the download itself. */
  isUpdate?: boolean
  /** For use among a list's other buttons: shows the icon only where room is scarce. */
  isShort?: boolean
}

/**
 * "Save for offline" of a list; shows the state of a completed or running download. The code of its sheet is fetched at
 * the first touch.
 */
export function DownloadButton({ query, label, href, isUpdate = false, isShort = false }: Properties) {
  const market = useMarket()
  const list = { query, label, href, place: market }
  const download = useDownloads()?.find(({ id }) => id === idOfList(list))
  const { isOpen, close, trigger } = useSheetOpening(fetchSheet)
  const share = download ? Math.floor((100 * progressOf(download).items) / Math.max(1, download.items)) : 0
  return (
    <>
      <Button size="small" kind="neutral" {...trigger}>
        <Icon
          name={isUpdate ? 'arrow-clockwise-bold' : download?.state === 'done' ? 'cloud-check' : 'download-simple'}
          size={18}
        />
        <span className={isShort ? styles.short : undefined}>
          {isUpdate ? (
            <>
              <Trans>Update</Trans>
              <span className="sr"> {label}</span>
            </>
          ) : (
            <StateText state={download?.state} share={share} />
          )}
        </span>
      </Button>
      {isOpen && (
        <Suspense>
          <DownloadSheet list={list} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

function StateText({ state, share }: { state: DownloadState | undefined; share: number }) {
  if (state === 'done') return <Trans>Saved for offline</Trans>
  if (state === 'taking' || state === 'waiting') return <Trans>Saving, {share}%</Trans>
  return <Trans>Save for offline</Trans>
}
