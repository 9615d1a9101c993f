import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type Download, progressOf } from '#cache/offline-downloads/download.ts'
import type { Language } from '#contract/wire.ts'
import { serverNow } from '#device/server-clock.ts'
import { useIsOffline } from '#sync/connection.ts'
import { formatAge } from '#words/screens/age.ts'
import { formatDataSize } from '#words/screens/data-size.ts'
import styles from './download-progress.module.css'

/** The state of an offline download: its size and age, or its progress and the reason of a pause. */
export function DownloadProgress({ download }: { download: Download }) {
  const { t, i18n } = useLingui()
  const language = i18n.locale as Language
  const { items, bytes } = progressOf(download)
  const size = formatDataSize(bytes, language)
  const age = formatAge(download.updatedAt, serverNow(), language)
  if (download.state === 'done') {
    return (
      <p className={styles.words}>
        <Plural value={items} one="# product" other="# products" />, {size} · <Trans>updated {age}</Trans>
      </p>
    )
  }
  const { items: all } = download
  return (
    <div className={styles.state}>
      <progress className={styles.bar} max={Math.max(1, all)} value={items} aria-label={t`Saving for offline`} />
      <p className={styles.words}>
        <Plural value={all} one={`${items} of # product`} other={`${items} of # products`} />, {size}
      </p>
      <p className={styles.small} role="status">
        <StateText download={download} />
      </p>
    </div>
  )
}

function StateText({ download: { state } }: { download: Download }) {
  const isOffline = useIsOffline()
  if (state === 'taking')
    return <Trans>You can keep shopping or close the app. The download resumes at the next start.</Trans>
  if (state === 'waiting' && isOffline) return <Trans>No connection. Resumes automatically.</Trans>
  if (state === 'waiting') return <Trans>Download incomplete; resumes automatically</Trans>
  if (state === 'full') return <Trans>Your device is full. Items saved so far open offline.</Trans>
  return <Trans>Stopped. Items saved so far open offline.</Trans>
}
