import { Trans, useLingui } from '@lingui/react/macro'
import type { Download } from '#cache/offline-downloads/download.ts'
import { removeDownload, resumeDownload, stopDownload } from '#cache/offline-downloads/run-downloads.ts'
import { useMarket } from '#device/market.ts'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { PageLink } from '#ui/layout/page-link.tsx'
import { Section } from '#ui/layout/section.tsx'
import { DownloadButton } from './download-button.tsx'
import styles from './download-list.module.css'
import { DownloadProgress } from './download-progress.tsx'
import { useDownloads } from './use-downloads.ts'

/** All offline downloads, with size, age and actions; renders nothing where there are none. */
export function DownloadList() {
  const { t } = useLingui()
  const { regionId } = useMarket()
  const sets = useDownloads()?.filter(({ place: market }) => market.regionId === regionId) ?? []
  if (sets.length === 0) return null
  return (
    <Section title={t`Taken along`}>
      <ul className={styles.list}>
        {sets.map((set) => (
          <li key={set.id}>
            <Row set={set} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Row({ set }: { set: Download }) {
  const { label } = set
  const isMoving = set.state === 'taking' || set.state === 'waiting'
  return (
    <article className={styles.row}>
      <span className={styles.icon}>
        <Icon name={set.state === 'done' ? 'cloud-check' : 'download-simple'} size={24} />
      </span>
      <div className={styles.words}>
        <h3>
          <PageLink href={set.href}>{label}</PageLink>
        </h3>
        <DownloadProgress set={set} />
      </div>
      <div className={styles.actions}>
        {set.state === 'done' && <DownloadButton query={set.query} label={label} href={set.href} isUpdate />}
        {isMoving && (
          <Button size="small" onClick={() => void stopDownload(set.id)}>
            <Trans>Cancel</Trans>
            <span className="sr"> {label}</span>
          </Button>
        )}
        {(set.state === 'stopped' || set.state === 'full') && (
          <Button size="small" kind="soft" onClick={() => void resumeDownload(set.id)}>
            <Trans>Continue</Trans>
            <span className="sr"> {label}</span>
          </Button>
        )}
        <Button size="small" kind="danger" onClick={() => void removeDownload(set.id)}>
          <Trans>Remove</Trans>
          <span className="sr"> {label}</span>
        </Button>
      </div>
    </article>
  )
}
