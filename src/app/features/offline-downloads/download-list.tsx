import { Trans, useLingui } from '@lingui/react/macro'
import type { Download } from '#cache/offline-downloads/download.ts'
import { removeDownload, resumeDownload, stopDownload } from '#cache/offline-downloads/run-downloads.ts'
import { useMarket } from '#device/market.ts'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { PageLink } from '#ui/layout/page-link.tsx'
import type { PagePath } from '#ui/layout/page-path.ts'
import { Section } from '#ui/layout/section.tsx'
import { DownloadButton } from './download-button.tsx'
import styles from './download-list.module.css'
import { DownloadProgress } from './download-progress.tsx'
import { useDownloads } from './use-downloads.ts'

/** All offline downloads, with size, age and actions; renders nothing where there are none. */
export function DownloadList() {
  const { t } = useLingui()
  const { regionId } = useMarket()
  const downloads = useDownloads()?.filter(({ place: market }) => market.regionId === regionId) ?? []
  if (downloads.length === 0) return null
  return (
    <Section title={t`Offline downloads`}>
      <ul className={styles.list}>
        {downloads.map((download) => (
          <li key={download.id}>
            <Row download={download} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The address of the list's own page. The record on the device types the address as text. */
const pageOf = ({ href }: Download) => href as PagePath

function Row({ download }: { download: Download }) {
  const { label } = download
  const isMoving = download.state === 'taking' || download.state === 'waiting'
  return (
    <article className={styles.row}>
      <span className={styles.icon}>
        <Icon name={download.state === 'done' ? 'cloud-check' : 'download-simple'} size={24} />
      </span>
      <div className={styles.words}>
        <h3>
          <PageLink href={pageOf(download)}>{label}</PageLink>
        </h3>
        <DownloadProgress download={download} />
      </div>
      <div className={styles.actions}>
        {download.state === 'done' && (
          <DownloadButton query={download.query} label={label} href={download.href} isUpdate />
        )}
        {isMoving && (
          <Button size="small" onClick={() => void stopDownload(download.id)}>
            <Trans>Cancel</Trans>
            <span className="sr"> {label}</span>
          </Button>
        )}
        {(download.state === 'stopped' || download.state === 'full') && (
          <Button size="small" kind="soft" onClick={() => void resumeDownload(download.id)}>
            <Trans>Continue</Trans>
            <span className="sr"> {label}</span>
          </Button>
        )}
        <Button size="small" kind="danger" onClick={() => void removeDownload(download.id)}>
          <Trans>Remove</Trans>
          <span className="sr"> {label}</span>
        </Button>
      </div>
    </article>
  )
}
